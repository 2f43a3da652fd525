import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/admin/controls/button.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { PublicLink } from '#app/admin/frame/public-link.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { BulkBar, useSelection } from './bulk-bar.tsx';
import { countOf, type Folder, folders } from './folders.ts';
import { MessageItem } from './message-item.tsx';
import type { useMessages } from './message-queries.ts';

type Props = {
  list: ReturnType<typeof useMessages>;
  query: URLSearchParams;
  folder: Folder;
  folderName: string;
  chosen: string;
  /** Removes the filters; missing if there are none. */
  onUnfilter: (() => void) | undefined;
  /** Other folders in which the search finds something. */
  elsewhere: readonly { readonly to: string; readonly label: string }[];
  addressOf: (id: string) => string;
  searchOf: (search: string) => string;
};

export function MessageList(props: Props) {
  return (
    <Loaded query={props.list}>
      {({ pages }) => (
        <>
          <Similar {...props} page={pages[0]!} />
          {pages.some(({ messages }) => messages.length > 0) ? (
            <Filled {...props} pages={pages} />
          ) : (
            <Empty {...props} page={pages[0]!} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Messages of other searches are listed, since this one finds none. */
function Similar({ page, query, searchOf }: Props & { page: MessagePage }) {
  const texts = useWords(inboxWords).messages;
  if (page.similar.length === 0) return null;
  return (
    <p className="row">
      {fill(texts.similar, { query: query.get('q') ?? '' })}
      {page.similar.map((one) => (
        <Link key={one} className="text-act" to={searchOf(one)}>
          {one}
        </Link>
      ))}
    </p>
  );
}

type FilledProps = Props & { pages: readonly MessagePage[] };

function Filled({ pages, list, query, folder, folderName, chosen, addressOf }: FilledProps) {
  const texts = useWords(inboxWords).messages;
  const messages = pages.flatMap((page) => page.messages);
  const selection = useSelection(messages);
  return (
    <>
      <BulkBar
        folder={folder}
        folderName={folderName}
        query={query}
        shown={messages}
        count={countOf(pages[0]!, folder)}
        selection={selection}
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
      <MoreButton list={list} label={texts.more} />
    </>
  );
}

function Empty({ page, query, folder, elsewhere, onUnfilter }: Props & { page: MessagePage }) {
  const texts = useWords(inboxWords).messages;
  const { first, inbox, search: nothingFound, filtered, form, ...rest } = texts.empty;
  const search = query.get('q') ?? '';
  const own: Partial<Record<Folder, typeof inbox>> = rest;
  const isFirst = !search && !onUnfilter && Object.values(page.counts).every((count) => count === 0);
  const empty = onUnfilter ? filtered : search ? nothingFound : (own[folder] ?? (isFirst ? first : inbox));
  return (
    <EmptyState
      title={empty.title}
      text={fill(empty.text, { query: search, days: binDays })}
      example={isFirst ? folders[folder].example : undefined}
    >
      {onUnfilter && <Button onClick={onUnfilter}>{texts.filters.clear}</Button>}
      {empty === first && <PublicLink page="support">{form}</PublicLink>}
      {elsewhere.length > 0 && (
        <p className="row">
          {texts.elsewhere}
          {elsewhere.map(({ to, label }) => (
            <Link key={to} className="text-act" to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
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
