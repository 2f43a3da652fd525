import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { changeMessage, changeMessages, undoBulk } from '#app/admin/inbox/message-queries.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { type BulkAction, binDays } from '#domain/inbox/inbox.ts';
import { actRefusal, messageActs } from '#domain/inbox/message-acts.ts';
import { dayMs } from '#domain/language/durations.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** For the key that ends the work. */
export const doneButtonId = 'message-done';

/** The most frequent actions on a message, a click each. */
export function MessageActs({ message }: { message: WholeMessage }) {
  const { language } = useAdmin();
  const { bulk, bin } = useWords(inboxWords).messages;
  const { run, isRunning } = useMessageAct(message);
  const { deletedAt } = message;
  if (deletedAt !== null) {
    const until = new Date(Date.parse(deletedAt) + binDays * dayMs).toISOString();
    return (
      <Note icon={null}>
        <p>{fill(bin.text, { time: exactMomentText(language, until) })}</p>
        <Button disabled={isRunning} onClick={() => run('restore')}>
          {bulk.actions.restore}
        </Button>
      </Note>
    );
  }
  return (
    <div className="message-acts">
      {(['done', 'spam', 'delete'] as const)
        .filter((action) => !actRefusal(action, message))
        .map((action) => (
          <Button
            key={action}
            id={action === 'done' ? doneButtonId : undefined}
            disabled={isRunning}
            onClick={() => run(action)}
          >
            {bulk.actions[action]}
          </Button>
        ))}
    </div>
  );
}

/** A colleague was faster. */
const nothingChanged = new Error('nothing changed');

/** Carries out what a message needs one click for, and tells it in a toast that can undo it. */
export function useMessageAct({ id, version, status }: Pick<WholeMessage, 'id' | 'version' | 'status'>) {
  const { words, language, notify } = useAdmin();
  const { bulk: texts, bin } = useWords(inboxWords).messages;

  function tell(error: Error) {
    const isConflict = error === nothingChanged || (error instanceof ProblemError && error.status === 409);
    notify(isConflict ? bin.conflict : problemMessage(words.errors, error));
  }

  const undoing = useAct({
    send: (undo: () => Promise<unknown>) => undo(),
    done: () => fill(plural(texts, 'undone', 1, language), { count: 1 }),
    failed: tell,
  });

  return useAct({
    /** Returns how to undo it. */
    async send(action: BulkAction): Promise<() => Promise<unknown>> {
      const next = messageActs[action].status;
      if (next) {
        const changed = await changeMessage('PATCH', id, { status: next, version });
        return () => changeMessage('PATCH', id, { status, version: changed.version });
      }
      const { changed, bulk } = await changeMessages({ action, messages: [{ id, version }] });
      if (changed === 0) throw nothingChanged;
      return async () => {
        if ((await undoBulk(bulk)).changed === 0) throw nothingChanged;
      };
    },
    done(undo, action) {
      notify(fill(plural(texts.outcome[action], 'count', 1, language), { count: 1 }), {
        label: texts.undo,
        run: () => undoing.run(undo),
      });
    },
    failed: tell,
  });
}
