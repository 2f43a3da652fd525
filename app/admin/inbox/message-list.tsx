import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { PublicLink } from '#app/admin/frame/public-link.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkDone } from './bulk-note.tsx';
import type { Folder } from './inbox-address.ts';
import { MessageItem } from './message-item.tsx';
import type { useMessages } from './message-queries.ts';
import { useSelection } from './use-selection.ts';

type Props = {
  query: ReturnType<typeof useMessages>;
  search: string;
  folder: Folder;
  folderName: string;
  count: number;
  chosen: string;
  elsewhere: readonly { readonly to: string; readonly label: string }[];
  addressOf: (id: string) => string;
  onDone: (done: BulkDone) => void;
};

export function MessageList(props: Props) {
  const { query, search, folder, folderName, count, chosen, elsewhere, addressOf, onDone } = props;
  const { words } = useAdmin();
  const texts = words.messages;
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  const selection = useSelection(messages);
  if (query.isPending) return <p className="inbox-state muted">{words.common.loading}</p>;
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (messages.length === 0) {
    const isFirst = search === '' && !hasAny(query.data.pages[0]!);
    const own = isOwn(folder) ? folder : isFirst ? 'first' : 'inbox';
    const empty = search ? texts.empty.search : texts.empty[own];
    return (
      <EmptyState
        title={empty.title}
        text={fill(empty.text, { query: search, days: binDays })}
        example={isFirst ? examples[folder] : undefined}
      >
        {isFirst && own === 'first' && <PublicLink page="support">{texts.empty.form}</PublicLink>}
        {elsewhere.length > 0 && (
          <p className="found-elsewhere">
            {texts.elsewhere}
            {elsewhere.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <BulkBar
        folder={folder}
        folderName={folderName}
        search={search}
        shown={messages}
        count={count}
        selection={selection}
        onDone={onDone}
      />
      <ul className="message-list" onKeyDown={walk}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            folder={folder}
            isChosen={message.id === chosen}
            to={addressOf(message.id)}
            isSelected={selection.has(message.id)}
            onSelect={() => selection.toggle(message)}
          />
        ))}
      </ul>
      <MoreButton list={query} label={texts.more} />
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from message to message. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const by = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.indexOf(event.target as HTMLAnchorElement);
  if (!by || here < 0) return;
  event.preventDefault();
  links[here + by]?.focus();
}

const examples = {
  inbox: 'message',
  new: 'message',
  open: 'message',
  overdue: 'overdue',
  answered: 'answered',
  declarations: 'declaration',
  unconfirmed: 'declaration',
  done: 'done',
  suspected: 'suspected',
  bin: 'bin',
} as const satisfies Record<Folder, string>;

/** False as long as no message has come. */
function hasAny({ counts }: MessagePage): boolean {
  return Object.values(counts).some((count) => count > 0);
}

const own = ['overdue', 'answered', 'unconfirmed', 'declarations', 'done', 'suspected', 'bin'] as const;

function isOwn(folder: Folder): folder is (typeof own)[number] {
  return own.some((one) => one === folder);
}
