import { useAdmin } from '#app/admin/admin-context.ts';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { BulkAct } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { undoBulk } from './message-queries.ts';

/** A colleague was faster. */
export const nothingChanged = new Error('nothing changed');

/** Toasts about acts on messages: what was done, with a button that undoes it, and what failed. */
export function useUndoToast() {
  const { words, language, notify } = useAdmin();
  const { bulk: texts, bin } = useWords(inboxWords).messages;

  function showFailure(error: Error) {
    const isConflict = error === nothingChanged || (error instanceof ProblemError && error.status === 409);
    notify(isConflict ? bin.conflict : problemMessage(words.errors, error));
  }

  const undoing = useAct({
    /** Returns the number of messages that it put back. */
    send: (undo: () => Promise<number>) => undo(),
    done: (count) => fill(plural(texts, 'undone', count, language), { count }),
    failed: showFailure,
  });

  function showDone(
    action: BulkAct['action'],
    { changed, skipped = 0, undo }: { changed: number; skipped?: number; undo: () => Promise<number> },
  ) {
    notify(
      fill(plural(texts.outcome[action], 'count', changed, language), { count: changed }),
      changed > 0 ? { label: texts.undo, run: () => undoing.run(undo) } : undefined,
      skipped > 0 ? fill(plural(texts, 'skipped', skipped, language), { count: skipped }) : undefined,
    );
  }

  return { showDone, showFailure };
}

/** Throws if a colleague has changed all of them since. */
export async function undoAct(bulk: string): Promise<number> {
  const { changed } = await undoBulk(bulk);
  if (changed === 0) throw nothingChanged;
  return changed;
}
