import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { actRefusal } from '#domain/inbox/message-acts.ts';
import { dayMs } from '#domain/language/durations.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useMessageActs } from './use-message-acts.ts';

/** For the key that ends the work. */
export const doneButtonId = 'message-done';

/** The most frequent actions on a message, a click each. */
export function MessageActs({ message }: { message: WholeMessage }) {
  const { actions } = useAdmin().words.messages.bulk;
  const { isPending, setStatus } = useMessageActs(message);
  if (message.deletedAt !== null) return <MessageBin message={message} />;
  return (
    <div className="message-acts">
      {!actRefusal('done', message) && (
        <Button id={doneButtonId} disabled={isPending} onClick={() => setStatus('done')}>
          {actions.done}
        </Button>
      )}
      {!actRefusal('spam', message) && (
        <Button disabled={isPending} onClick={() => setStatus('suspected')}>
          {actions.spam}
        </Button>
      )}
      <MessageBin message={message} />
    </div>
  );
}

/** Renders nothing for a declaration, which must be kept. */
function MessageBin({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { bulk: texts, bin } = words.messages;
  const { isPending, moveBin } = useMessageActs(message);
  const { deletedAt } = message;

  if (deletedAt !== null) {
    const until = new Date(Date.parse(deletedAt) + binDays * dayMs).toISOString();
    return (
      <div className="note">
        <p>{fill(bin.text, { time: exactMomentText(language, until) })}</p>
        <Button disabled={isPending} onClick={() => moveBin('restore')}>
          {texts.actions.restore}
        </Button>
      </div>
    );
  }
  if (actRefusal('delete', message)) return null;
  return (
    <button
      className="btn line sm message-bin"
      type="button"
      disabled={isPending}
      onClick={() => moveBin('delete')}
    >
      {texts.actions.delete}
    </button>
  );
}
