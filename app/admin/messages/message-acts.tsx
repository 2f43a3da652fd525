import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import type { MessageStatus } from '#domain/inbox.ts';
import { MessageBin } from './message-bin.tsx';
import { useMessageChange } from './message-queries.ts';

/** For the key that ends the work. */
export const doneButtonId = 'message-done';

/** What is done with most messages, in one click. */
export function MessageActs({ message }: { message: WholeMessage }) {
  const { words, notify } = useAdmin();
  const { bulk, bin, state } = words.messages;
  const change = useMessageChange(message.id);
  const { status, version } = message;
  if (message.deletedAt !== null) return <MessageBin message={message} />;

  function set(next: MessageStatus) {
    change.mutate(
      { method: 'PATCH', body: { status: next, version } },
      {
        onSuccess: () => notify(state.changed),
        onError: (error) =>
          notify(
            error instanceof ProblemError && error.status === 409
              ? bin.conflict
              : problemMessage(words.errors, error),
          ),
      },
    );
  }

  return (
    <div className="message-acts">
      {status !== 'done' && (
        <button
          id={doneButtonId}
          className="btn line sm"
          type="button"
          disabled={change.isPending}
          onClick={() => set('done')}
        >
          {bulk.actions.done}
        </button>
      )}
      {status !== 'suspected' && (
        <button
          className="btn line sm"
          type="button"
          disabled={change.isPending}
          onClick={() => set('suspected')}
        >
          {bulk.actions.spam}
        </button>
      )}
      <MessageBin message={message} />
    </div>
  );
}
