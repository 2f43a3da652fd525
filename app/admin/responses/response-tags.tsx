import { type FormEvent, useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { responsesWords } from '#content/admin/responses.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { longestTag, mostTags, uniqueTags } from '#domain/responses/response-tags.ts';

type Props = { tags: readonly string[]; isSaving: boolean; onSave: (tags: string[]) => void };

export function ResponseTags({ tags, isSaving, onSave }: Props) {
  const texts = useWords(responsesWords).responses.tags;
  const [text, setText] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    const next = uniqueTags([...tags, text]);
    if (next.length > tags.length) onSave(next);
    setText('');
  }

  return (
    <form className="response-tags" onSubmit={add}>
      <ul aria-label={texts.label}>
        {tags.map((tag) => (
          <li key={tag} className="badge draft">
            <span dir="auto">{tag}</span>
            <button
              type="button"
              aria-label={fill(texts.remove, { tag })}
              disabled={isSaving}
              onClick={() => onSave(tags.filter((one) => one !== tag))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {tags.length < mostTags && (
        <>
          <input
            className="input"
            aria-label={texts.add}
            placeholder={texts.add}
            autoComplete="off"
            maxLength={longestTag}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={isSaving || text.trim() === ''}>
            {texts.addButton}
          </Button>
        </>
      )}
    </form>
  );
}
