import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { changeMessage, changeMessages } from '#app/admin/inbox/message-queries.ts';
import { nothingChanged, undoAct, useUndoToast } from '#app/admin/inbox/use-undo-toast.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { type BulkAction, binDays } from '#domain/inbox/inbox.ts';
import { actRefusal, messageActs } from '#domain/inbox/message-acts.ts';
import { dayMs } from '#domain/language/durations.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** For the keys that act. */
export function actButtonId(action: BulkAction): string {
  return `message-${action}`;
}

export function startReply(): void {
  const field = document.querySelector<HTMLTextAreaElement>('.reply-form textarea');
  // After the greeting, unless the operator was elsewhere in the text.
  if (field?.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
  field?.focus();
}

/** The most frequent actions on a message, a click each. */
export function MessageActs({ message, onSorted }: { message: WholeMessage; onSorted: () => void }) {
  const { language } = useAdmin();
  const { bulk, bin, reply } = useWords(inboxWords).messages;
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
    <div className="message-acts row">
      <Button kind="primary" onClick={startReply}>
        {reply.title}
      </Button>
      {(['done', 'spam', 'delete'] as const)
        .filter((action) => !actRefusal(action, message))
        .map((action) => (
          <Button
            key={action}
            value={message.id}
            id={actButtonId(action)}
            disabled={isRunning}
            // Not called once the operator has left this message.
            onClick={() => run(action, { onSuccess: onSorted })}
          >
            {bulk.actions[action]}
          </Button>
        ))}
    </div>
  );
}

/** Carries out what a message needs one click for; a toast can undo it. */
export function useMessageAct({
  id,
  version,
  status,
  followUp,
}: Pick<WholeMessage, 'id' | 'version' | 'status' | 'followUp'>) {
  const { showDone, showFailure } = useUndoToast();
  return useAct({
    /** Returns how to undo it. */
    async send(action: BulkAction): Promise<() => Promise<number>> {
      const next = messageActs[action].status;
      if (next) {
        const changed = await changeMessage('PATCH', id, { status: next, version });
        return async () => {
          await changeMessage('PATCH', id, { status, followUp, version: changed.version });
          return 1;
        };
      }
      const { changed, bulk } = await changeMessages({ action, messages: [{ id, version }] });
      if (changed === 0) throw nothingChanged;
      return () => undoAct(bulk);
    },
    done: (undo, action) => showDone(action, { changed: 1, undo }),
    failed: showFailure,
  });
}
