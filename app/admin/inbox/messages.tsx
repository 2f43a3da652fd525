import { useEffect, useRef } from 'react';
import { useAddressChoice } from '#app/admin/address-query.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { CsvLink } from '#app/admin/csv-link.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import { inboxNextKey } from '#domain/inbox/inbox-storage-keys.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { countText } from '#domain/responses/counted.ts';
import {
  countOf,
  type Filters,
  type Folder,
  filterNames,
  folderNames,
  folderQuery,
  noFilters,
  rulesOf,
} from './folders.ts';
import { InboxKeys } from './inbox-keys.tsx';
import { InboxSearch } from './inbox-search.tsx';
import { MailboxNote } from './mailbox-note.tsx';
import { MessageList } from './message-list.tsx';
import { messageExportPath, useMessages } from './message-queries.ts';
import { useStoredSwitch } from './use-stored-switch.ts';

const loadDetail = () => import('./thread/message-detail.tsx');

const MessageDetail = lazyPart(loadDetail);
const BlockedSenders = lazyPart(() => import('./blocked-senders.tsx'));

export default function Messages() {
  return (
    <AdminScreen screen="messages" may="workInbox" texts={useWords(inboxWords).messages}>
      <Inbox />
    </AdminScreen>
  );
}

function Inbox() {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages;
  const { choice, queryWith, choose } = useAddressChoice(['folder', 'q', 'message', ...filterNames]);
  const { q: search, message } = choice;
  const folder = folderNames.find((name) => name === choice.folder) ?? 'inbox';
  const isFiltered = filterNames.some((name) => choice[name] !== '');
  const query = folderQuery(folder, choice);
  const list = useMessages(query);
  const first = list.data?.pages[0];
  const shown = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const lastShown = useRef('');
  const [opensNext, setOpensNext] = useStoredSwitch(inboxNextKey);
  // A search or filter shows every folder in which it finds something.
  const inLine = folderNames.filter(
    (id) =>
      id === folder ||
      id === 'inbox' ||
      ((!rulesOf(id).isSeldom || search !== '' || isFiltered) && isFilled(id)),
  );
  const ofFolder = (id: Folder) => ({ folder: id === 'inbox' ? '' : id, message: '' });
  const openFolder = (id: Folder) => choose(ofFolder(id), { replace: false });
  const openMessage = (id: string) => choose({ message: id }, { replace: false });
  const addressOf = (id: string) => `?${queryWith({ message: id })}`;

  // Sooner or later one is opened.
  useEffect(() => void loadDetail(), []);

  // Coming back from a message, focus its place in the list.
  useEffect(() => {
    if (!message && lastShown.current) document.getElementById(`message-${lastShown.current}`)?.focus();
    lastShown.current = message;
  }, [message]);

  return (
    <>
      {first && !first.sendsMail && <Note>{texts.delivery.off}</Note>}
      <div className={message ? 'inbox stack reading' : 'inbox stack'}>
        <section className="card inbox-side" aria-label={texts.list}>
          <InboxSearch
            key={folder}
            search={search}
            filters={choice}
            found={first && !list.isPlaceholderData ? countOf(first, folder) : undefined}
            isLeast={first?.areLeast ?? false}
            onSearch={(q) => choose({ q, message: openingMessage() })}
            onFilter={filter}
          />
          <Segments
            label={texts.folders.label}
            tabs={inLine.map(tabOf)}
            selected={folder}
            onSelect={openFolder}
            beside={
              <MoreFolders
                folders={folderNames.filter((id) => !inLine.includes(id)).map(tabOf)}
                onSelect={openFolder}
              />
            }
          >
            <MessageList
              key={String(query)}
              list={list}
              query={query}
              folder={folder}
              folderName={folderName(folder)}
              chosen={message}
              onUnfilter={isFiltered ? () => filter(noFilters) : undefined}
              elsewhere={elsewhere()}
              addressOf={addressOf}
              searchOf={(q) => `?${queryWith({ q, message: '' })}`}
            />
          </Segments>
          <div className="row">
            <Switch label={texts.next} checked={opensNext} onChange={setOpensNext} />
            <CsvLink path={messageExportPath} query={query}>
              {texts.export}
            </CsvLink>
            <InboxKeys shown={shown} chosen={message} onOpen={openMessage} />
            {folder === 'suspected' && <BlockedSenders />}
          </div>
          <MailboxNote />
          <p className="caption muted">{texts.about}</p>
        </section>
        {message && <MessageDetail key={message} id={message} backTo={addressOf('')} onSorted={openNext} />}
      </div>
    </>
  );

  /** After the last message the one before it; none if the open message is not in this list. */
  function openNext() {
    const here = shown.findIndex(({ id }) => id === message);
    const next = shown[here + 1] ?? shown[here - 1];
    if (opensNext && here >= 0 && next) openMessage(next.id);
  }

  function filter(change: Partial<Filters>) {
    choose({ ...change, message: '' }, { replace: false });
  }

  /** Folders in which a search or filter that finds nothing here does find something. */
  function elsewhere(): { to: string; label: string }[] {
    if (!first || (!search && !isFiltered)) return [];
    return folderNames
      .filter((id) => id !== folder && countOf(first, id) > 0)
      .map((id) => ({ to: `?${queryWith(ofFolder(id))}`, label: tabOf(id).label }));
  }

  /** True as long as the counts are not known. */
  function isFilled(id: Folder): boolean {
    return first === undefined || countOf(first, id) > 0;
  }

  function folderName(id: Folder): string {
    return id === 'inbox' ? texts.folders.all : texts.folders[id];
  }

  function tabOf(id: Folder) {
    const name = folderName(id);
    const count = first && countText(countOf(first, id), first.areLeast, language);
    return { id, label: count ? fill(texts.folders.count, { name, count }) : name };
  }
}

/** Also one that is opening and not on screen yet: a search must not close it. */
function openingMessage(): string {
  return new URLSearchParams(location.search).get('message') ?? '';
}

type MoreProps = {
  folders: readonly { readonly id: Folder; readonly label: string }[];
  onSelect: (folder: Folder) => void;
};

/** The folders that are empty or seldom opened. */
function MoreFolders({ folders, onSelect }: MoreProps) {
  const texts = useWords(inboxWords).messages.folders;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="more-folders">
      <button className="tabs-more text-act" type="button" popoverTarget="more-folders">
        {texts.more}
        <Icon name="down" />
      </button>
      <div ref={panel} id="more-folders" className="account-menu" popover="auto">
        {folders.map(({ id, label }) => (
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
