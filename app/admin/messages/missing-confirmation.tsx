import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { useMessageChange } from './message-queries.ts';
import type { WholeMessage } from './message-types.ts';

/** A declaration whose confirmation did not go out by itself, and the way to send it; nothing for all others. */
export function MissingConfirmation({ message }: { message: WholeMessage }) {
  const { words, notify } = useAdmin();
  const change = useMessageChange(message.id);
  if (message.kind === 'message' || message.answers.length > 0) return null;
  const texts = words.messages.confirmation;
  return (
    <div className="note">
      <p>{texts.missing}</p>
      <button
        className="btn line sm"
        type="button"
        disabled={change.isPending}
        onClick={() =>
          change.mutate(
            { method: 'POST', to: '/confirmation' },
            {
              onSuccess: () => notify(texts.queued),
              onError: (error) => notify(problemMessage(words.errors, error)),
            },
          )
        }
      >
        {texts.send}
      </button>
    </div>
  );
}
