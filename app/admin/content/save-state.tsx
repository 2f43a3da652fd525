import { useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-area.tsx';

/** Whether what was typed is stored; heard by screen readers. */
export function SaveState() {
  const { language } = useAdmin();
  const texts = useWords(contentWords).content.save;
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

/** Lists typed texts whose item a colleague has removed. */
export function LostTexts() {
  const { notify } = useAdmin();
  const { publish } = useWords(publishingWords);
  const texts = useWords(contentWords).content.lost;
  const { editor } = useContentArea();
  const lost = useSyncExternalStore(editor.watch, editor.lost);
  if (lost.length === 0) return null;

  async function copy(text: string) {
    notify((await copyText(text)) ? texts.copied : publish.copyFailed);
  }

  return (
    <ul className="group">
      {lost.map(({ id, text }) => (
        <li key={id} className="box warn group start" role="alert">
          <p>
            <b>{texts.title}</b>
          </p>
          <p>{text}</p>
          <div className="row">
            <Button kind="primary" onClick={() => void copy(text)}>
              {texts.copy}
            </Button>
            <Button onClick={() => editor.forget(id)}>{texts.drop}</Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
