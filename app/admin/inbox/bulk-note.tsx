import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { BulkOutcome } from '#domain/api/inbox/message.ts';
import type { BulkAction } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useBulkUndo } from './message-queries.ts';

export type BulkDone = BulkOutcome & { readonly action: BulkAction };

/** Stays until the next action, so that slow readers and screen reader users can still undo. */
export function BulkNote({ done, onClose }: { done: BulkDone; onClose: () => void }) {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.bulk;
  const note = useRef<HTMLDivElement>(null);
  const undo = useBulkUndo();
  const { action, changed, skipped, bulk } = done;

  // The button that was pressed is gone with the selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each action brings the focus here once
  useEffect(() => note.current?.focus(), [bulk]);

  function takeBack() {
    undo.mutate(bulk, {
      onSuccess: ({ changed: count }) => {
        notify(fill(plural(texts, 'undone', count, language), { count }));
        onClose();
      },
      onError: (error) => notify(problemMessage(words.errors, error)),
    });
  }

  return (
    <div className="note bulk-note" ref={note} tabIndex={-1} role="status">
      <div>
        <p>{fill(plural(texts.outcome[action], 'count', changed, language), { count: changed })}</p>
        {skipped > 0 && <p>{fill(plural(texts, 'skipped', skipped, language), { count: skipped })}</p>}
        <div className="bulk-actions">
          {changed > 0 && (
            <Button disabled={undo.isPending} onClick={takeBack}>
              {texts.undo}
            </Button>
          )}
          <Button onClick={onClose}>{words.common.close}</Button>
        </div>
      </div>
    </div>
  );
}
