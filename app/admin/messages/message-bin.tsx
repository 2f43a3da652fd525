import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { dayMs } from '#domain/durations.ts';
import { type BulkAction, binDays } from '#domain/inbox.ts';
import { fill } from '#domain/placeholders.ts';
import { useBulkChange } from './message-queries.ts';

/** Renders nothing for a declaration, which must be kept. */
export function MessageBin({ message }: { message: WholeMessage }) {
  const { words, language, notify } = useAdmin();
  const { bulk: texts, bin } = words.messages;
  const change = useBulkChange();
  const { id, kind, version, deletedAt } = message;

  function act(action: BulkAction) {
    change.mutate(
      { action, messages: [{ id, version }] },
      {
        onSuccess: ({ changed }) => notify(changed > 0 ? words.messages.state.changed : bin.conflict),
        onError: (error) => notify(problemMessage(words.errors, error)),
      },
    );
  }

  if (deletedAt !== null) {
    const until = new Date(Date.parse(deletedAt) + binDays * dayMs).toISOString();
    return (
      <div className="note">
        <p>{fill(bin.text, { time: exactMomentText(language, until) })}</p>
        <button
          className="btn line sm"
          type="button"
          disabled={change.isPending}
          onClick={() => act('restore')}
        >
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
      disabled={change.isPending}
      onClick={() => act('delete')}
    >
      {texts.actions.delete}
    </button>
  );
}
