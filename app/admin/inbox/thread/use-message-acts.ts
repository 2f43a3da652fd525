import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useBulkChange, useBulkUndo, useMessageChange } from '#app/admin/inbox/message-queries.ts';
import { ProblemError } from '#app/api-client.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { BulkAction, MessageStatus } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** A colleague was faster. */
const nothingChanged = new Error('nothing changed');

function expectChange({ changed }: { readonly changed: number }): void {
  if (changed === 0) throw nothingChanged;
}

const actionTo = {
  new: 'notSpam',
  open: 'notSpam',
  done: 'done',
  suspected: 'spam',
} as const satisfies Record<MessageStatus, BulkAction>;

/** Carries out what a message needs one click for, reports it in a toast, and undoes it from there. */
export function useMessageActs({ id, version, status }: Pick<WholeMessage, 'id' | 'version' | 'status'>) {
  const { words, language, notify } = useAdmin();
  const { bulk, bin } = words.messages;
  const change = useMessageChange(id);
  const binChange = useBulkChange();
  const binUndo = useBulkUndo();

  function say(text: Readonly<Record<'count_one' | 'count_other', string>>, undo: () => Promise<unknown>) {
    notify(fill(plural(text, 'count', 1, language), { count: 1 }), {
      label: bulk.undo,
      // The message may be closed by then, and callbacks given to `mutate` would not be called.
      run: () =>
        void undo().then(() => notify(fill(plural(bulk, 'undone', 1, language), { count: 1 })), tell),
    });
  }

  function tell(error: unknown) {
    const isConflict = error === nothingChanged || (error instanceof ProblemError && error.status === 409);
    notify(isConflict ? bin.conflict : problemMessage(words.errors, error));
  }

  async function setStatus(next: MessageStatus) {
    const changed = await change.mutateAsync({ method: 'PATCH', body: { status: next, version } });
    const back = { status, version: changed.version };
    say(bulk.outcome[actionTo[next]], async () => await change.mutateAsync({ method: 'PATCH', body: back }));
  }

  async function moveBin(action: 'delete' | 'restore') {
    const done = await binChange.mutateAsync({ action, messages: [{ id, version }] });
    expectChange(done);
    say(bulk.outcome[action], async () => expectChange(await binUndo.mutateAsync(done.bulk)));
  }

  return {
    isPending: change.isPending || binChange.isPending,
    setStatus: (next: MessageStatus) => void setStatus(next).catch(tell),
    moveBin: (action: 'delete' | 'restore') => void moveBin(action).catch(tell),
  };
}
