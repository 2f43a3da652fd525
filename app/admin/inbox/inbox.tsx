import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SearchInput } from '#app/admin/controls/search-input.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { useTypedSearch } from '#app/admin/controls/use-typed-search.ts';
import { CsvLink } from '#app/admin/csv-link.tsx';
import { MessageDetail } from '#app/admin/inbox/thread/message-detail.tsx';
import { MailOff } from '#app/admin/mail/mail-off.tsx';
import { momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { MailboxState } from '#domain/api/inbox/incoming-mail.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { countText } from '#domain/responses/counted.ts';
import { BlockedSenders } from './blocked-senders.tsx';
import { type BulkDone, BulkNote } from './bulk-note.tsx';
import { type Folder, folders, useInboxAddress } from './inbox-address.ts';
import { InboxKeys } from './inbox-keys.tsx';
import { MessageList } from './message-list.tsx';
import { folderQuery, messageExportPath, useMessages } from './message-queries.ts';

export function Inbox() {
  const { words, language } = useAdmin();
  const texts = words.messages;
  const { address, queryWith, go } = useInboxAddress();
  const { folder, search, message } = address;
  const list = useMessages(folder, search);
  const first = list.data?.pages[0];
  const lastShown = useRef('');
  const [done, setDone] = useState<BulkDone | null>(null);
  // A search shows every folder in which it finds something.
  const inLine = folders.filter(
    (id) => id === folder || id === 'inbox' || ((isDaily(id) || search !== '') && isFilled(id)),
  );
  const openFolder = (next: Folder) => go({ folder: next, message: '' });

  // Coming back from a message, focus its place in the list.
  useEffect(() => {
    if (!message && lastShown.current) document.getElementById(`message-${lastShown.current}`)?.focus();
    lastShown.current = message;
  }, [message]);

  return (
    <>
      {first && !first.sendsMail && <MailOff />}
      <div className={message ? 'inbox reading' : 'inbox'}>
        <section className="card inbox-side" aria-label={texts.list}>
          <MessageSearch
            key={folder}
            search={search}
            found={first && !list.isPlaceholderData ? countOf(first, folder) : undefined}
            isLeast={first?.areLeast ?? false}
            onSearch={(next) => go({ search: next })}
          />
          <Segments
            label={texts.folders.label}
            tabs={inLine.map((id) => ({ id, label: folderLabel(id) }))}
            selected={folder}
            onSelect={openFolder}
            beside={
              <MoreFolders
                folders={folders
                  .filter((id) => !inLine.includes(id))
                  .map((id) => ({ id, label: folderLabel(id) }))}
                onSelect={openFolder}
              />
            }
          >
            {done && <BulkNote done={done} onClose={() => setDone(null)} />}
            <MessageList
              key={`${folder} ${search}`}
              query={list}
              search={search}
              folder={folder}
              folderName={folderName(folder)}
              count={first ? countOf(first, folder) : 0}
              chosen={message}
              elsewhere={elsewhere()}
              addressOf={(id) => queryWith({ message: id })}
              onDone={setDone}
            />
          </Segments>
          <CsvLink path={messageExportPath} query={folderQuery(folder, search)}>
            {texts.export}
          </CsvLink>
          <InboxKeys
            shown={list.data?.pages.flatMap((page) => page.messages) ?? []}
            chosen={message}
            onOpen={(id) => go({ message: id })}
          />
          {folder === 'suspected' && <BlockedSenders />}
          <MailboxNote />
          <p className="caption muted">{texts.about}</p>
        </section>
        {message && <MessageDetail key={message} id={message} backTo={queryWith({ message: '' })} />}
      </div>
    </>
  );

  /** Folders in which a search that finds nothing here does find something. */
  function elsewhere(): { to: string; label: string }[] {
    if (!first || !search) return [];
    return folders
      .filter((id) => id !== folder && countOf(first, id) > 0)
      .map((id) => ({ to: queryWith({ folder: id, message: '' }), label: folderLabel(id) }));
  }

  /** True as long as the counts are not known. */
  function isFilled(id: Folder): boolean {
    return first === undefined || countOf(first, id) > 0;
  }

  function folderName(id: Folder): string {
    return id === 'inbox' ? texts.folders.all : texts.folders[id];
  }

  function folderLabel(id: Folder): string {
    const name = folderName(id);
    if (!first) return name;
    const count = countText(countOf(first, id), first.areLeast, language);
    return fill(texts.folders.count, { name, count });
  }
}

/** Of daily work; the others are behind *More*. */
function isDaily(folder: Folder): boolean {
  return !['done', 'unconfirmed', 'suspected', 'bin'].includes(folder);
}

type MoreProps = {
  folders: readonly { readonly id: Folder; readonly label: string }[];
  onSelect: (folder: Folder) => void;
};

/** The folders that are empty or seldom opened. */
function MoreFolders({ folders: some, onSelect }: MoreProps) {
  const texts = useAdmin().words.messages.folders;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="more-folders">
      <button className="tabs-more" type="button" popoverTarget="more-folders">
        {texts.more}
        <Icon name="down" />
      </button>
      <div ref={panel} id="more-folders" className="account-menu" popover="auto">
        {some.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              panel.current?.hidePopover();
              onSelect(id);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function countOf({ counts }: MessagePage, folder: Folder): number {
  if (folder === 'bin') return counts.binned;
  return folder === 'inbox' ? counts.new + counts.open : counts[folder];
}

type Props = {
  search: string;
  found: number | undefined;
  isLeast: boolean;
  onSearch: (search: string) => void;
};

/** Announces the number of matches politely. */
function MessageSearch({ search, found, isLeast, onSearch }: Props) {
  const { words, language } = useAdmin();
  const texts = words.messages;
  const [text, setText] = useTypedSearch(search, onSearch);
  return (
    <search>
      <SearchInput id="message-search" texts={texts} value={text} onChange={setText} />
      <p className="sr" role="status">
        {search && found !== undefined
          ? fill(plural(texts, 'found', found, language), { count: countText(found, isLeast, language) })
          : ''}
      </p>
    </search>
  );
}

/** Whether customers' answers arrive here; nothing where no mailbox is set up. */
function MailboxNote() {
  const { words, language } = useAdmin();
  const texts = words.messages.mailbox;
  const { data } = useQuery<MailboxState>({
    queryKey: ['/api/admin/mailbox'],
    staleTime: 0,
  });
  if (!data?.isOn) return null;
  const { readAt, lastError, leftAlone, refused } = data;
  if (lastError !== null)
    return (
      <p className="note bad">
        <Icon name="alert" />
        {fill(texts.failed, { reason: lastError })}
      </p>
    );
  if (readAt === null) return null;
  return (
    <>
      <p className="caption muted">
        {fill(texts.read, { time: momentText(language, readAt) })}{' '}
        {leftAlone > 0 && fill(texts.leftAlone, { count: leftAlone })}
      </p>
      {refused.map(({ at, from, subject, reason }) => (
        <p key={`${at} ${subject}`} className="note bad">
          <Icon name="alert" />
          {fill(texts.refused, { subject, name: from, time: momentText(language, at), reason })}
        </p>
      ))}
    </>
  );
}
