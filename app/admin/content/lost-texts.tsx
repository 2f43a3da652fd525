import { useSyncExternalStore } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { useContentArea } from './content-context.ts';

/** Texts that were being typed when somebody removed the item they belong to. */
export function LostTexts() {
  const { words, notify } = useAdmin();
  const texts = words.content.lost;
  const { editor } = useContentArea();
  const lost = useSyncExternalStore(editor.watch, editor.lost);
  if (lost.length === 0) return null;

  async function copy(text: string) {
    notify((await copyText(text)) ? texts.copied : words.publish.copyFailed);
  }

  return (
    <ul className="lost-texts">
      {lost.map(({ id, text }) => (
        <li key={id} className="conflict" role="alert">
          <p>
            <b>{texts.title}</b>
          </p>
          <p>{text}</p>
          <div className="conflict-acts">
            <button className="btn sm" type="button" onClick={() => void copy(text)}>
              {texts.copy}
            </button>
            <button className="btn line sm" type="button" onClick={() => editor.forget(id)}>
              {texts.drop}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
