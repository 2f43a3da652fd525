import { useAdmin } from '#app/admin/admin-context.ts';
import type { WholeMessage } from '#domain/api/message.ts';
import { MessageBin } from './message-bin.tsx';
import { useMessageActs } from './use-message-acts.ts';

/** For the key that ends the work. */
export const doneButtonId = 'message-done';

/** What is done with most messages, in one click. */
export function MessageActs({ message }: { message: WholeMessage }) {
  const { actions } = useAdmin().words.messages.bulk;
  const { isPending, setStatus } = useMessageActs(message);
  const { status } = message;
  if (message.deletedAt !== null) return <MessageBin message={message} />;
  return (
    <div className="message-acts">
      {status !== 'done' && (
        <button
          id={doneButtonId}
          className="btn line sm"
          type="button"
          disabled={isPending}
          onClick={() => setStatus('done')}
        >
          {actions.done}
        </button>
      )}
      {status !== 'suspected' && (
        <button
          className="btn line sm"
          type="button"
          disabled={isPending}
          onClick={() => setStatus('suspected')}
        >
          {actions.spam}
        </button>
      )}
      <MessageBin message={message} />
    </div>
  );
}
