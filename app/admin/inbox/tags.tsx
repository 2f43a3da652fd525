import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import { longestTag, mostTags, uniqueTags } from '#domain/inbox/tags.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  tags: readonly string[];
  /** Suggestions. */
  known: readonly string[];
  isSaving: boolean;
  /** The id of the text field. */
  id?: string;
  onSave: (tags: string[]) => void;
};

/** For the key that leads to it. */
export const tagFieldId = 'tag-field';

/** Tags of a message or response. */
export function Tags({ tags, known, isSaving, id = tagFieldId, onSave }: Props) {
  const texts = useWords(inboxWords).messages.tags;
  const [text, setText] = useState('');
  const listId = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    const next = uniqueTags([...tags, text]);
    if (next.length > tags.length) onSave(next);
    setText('');
  }

  return (
    <form className="row tags" onSubmit={add}>
      <ul className="row" aria-label={texts.label}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            text={tag}
            removal={fill(texts.remove, { tag })}
            disabled={isSaving}
            onRemove={() => onSave(tags.filter((one) => one !== tag))}
          />
        ))}
      </ul>
      {tags.length < mostTags && (
        <>
          <input
            id={id}
            className="input"
            list={listId}
            aria-label={texts.add}
            placeholder={texts.add}
            autoComplete="off"
            maxLength={longestTag}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button type="submit" disabled={isSaving || text.trim() === ''}>
            {texts.addButton}
          </Button>
        </>
      )}
    </form>
  );
}

type TagProps = { text: string; removal: string; disabled?: boolean; onRemove: () => void };

/** With a button that removes it. */
export function Tag({ text, removal, disabled, onRemove }: TagProps) {
  return (
    <li className="tag">
      <span dir="auto">{text}</span>
      <button
        className="iconbtn"
        type="button"
        aria-label={removal}
        disabled={disabled}
        // The second click of a double click would remove the next one.
        onClick={({ detail }) => detail < 2 && onRemove()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
