import { useAdmin } from '#app/admin/admin-context.ts';
import { MoreButton } from '#app/admin/more-button.tsx';
import { LoadFailed } from '#app/admin/operator/load-failed.tsx';
import { fill } from '#app/language/fill.ts';
import { MessageItem } from './message-item.tsx';
import type { useMessages } from './message-queries.ts';

type Props = {
  query: ReturnType<typeof useMessages>;
  search: string;
  isSuspected: boolean;
  /** Id of the message on screen. */
  chosen: string;
  addressOf: (id: string) => string;
};

/** The messages of a folder, newest first, or what it means that there are none. */
export function MessageList({ query, search, isSuspected, chosen, addressOf }: Props) {
  const { words } = useAdmin();
  const texts = words.messages;
  if (query.isPending) return <p className="inbox-state muted">{words.common.loading}</p>;
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  const messages = query.data.pages.flatMap((page) => page.messages);
  if (messages.length === 0) {
    const empty = search ? texts.empty.search : isSuspected ? texts.empty.suspected : texts.empty.inbox;
    return (
      <div className="product-empty">
        <h2>{empty.title}</h2>
        <p className="muted">{fill(empty.text, { query: search })}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="message-list">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isChosen={message.id === chosen}
            to={addressOf(message.id)}
          />
        ))}
      </ul>
      <MoreButton list={query} label={texts.more} />
    </>
  );
}
