import { useAdmin } from '#app/admin/admin-context.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import type { WholeMessage } from '#domain/api/message.ts';
import { binDays } from '#domain/inbox/inbox.ts';
import { dayMs } from '#domain/language/durations.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useMessageActs } from './use-message-acts.ts';

/** Renders nothing for a declaration, which must be kept. */
export function MessageBin({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { bulk: texts, bin } = words.messages;
  const { isPending, moveBin } = useMessageActs(message);
  const { kind, deletedAt } = message;

  if (deletedAt !== null) {
    const until = new Date(Date.parse(deletedAt) + binDays * dayMs).toISOString();
    return (
      <div className="note">
        <p>{fill(bin.text, { time: exactMomentText(language, until) })}</p>
        <button className="btn line sm" type="button" disabled={isPending} onClick={() => moveBin('restore')}>
          {texts.actions.restore}
        </button>
      </div>
    );
  }
  if (kind !== 'message') return null;
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
