import { useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';

/** Whether what was typed is stored; heard by screen readers. */
export function SaveState() {
  const { words, language } = useAdmin();
  const texts = words.content.save;
  const { editor } = useContentArea();
  const state = useSyncExternalStore(editor.watch, editor.saveState);
  const troubles = useSyncExternalStore(editor.watch, editor.troubleCount);
  const isTouched = useSyncExternalStore(editor.watch, () => editor.canUndo() || editor.canRedo());
  return (
    <p
      className={state === 'failed' || troubles > 0 ? 'small save-state urgent' : 'small muted save-state'}
      role="status"
    >
      {troubles > 0 && state !== 'failed'
        ? fill(plural(texts, 'trouble', troubles, language), { count: troubles })
        : isTouched || state !== 'saved'
          ? texts[state]
          : ''}
    </p>
  );
}
