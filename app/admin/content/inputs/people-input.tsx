import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';

type Person = { readonly name: string; readonly role: string };

type Props = {
  /** Id of the first control, name of all. */
  control: { id: string; disabled?: boolean | undefined; 'aria-label': string };
  value: string;
  onChange: (value: string, isTyping: boolean) => void;
};

/** People in rows of name and role; saved as `Ada Example | Founder; Ben Example | Coach`. */
export function PeopleInput({ control, value, onChange }: Props) {
  const texts = useAdmin().words.content.settings.people;
  const [typed, setTyped] = useState<{ rows: readonly Person[]; saved: string }>({
    rows: peopleIn(value),
    saved: value,
  });
  // A row is saved once it has both parts; what comes from elsewhere replaces the rows.
  const rows = typed.saved === value ? typed.rows : peopleIn(value);

  function set(next: readonly Person[], isTyping: boolean) {
    const saved = textOf(next);
    setTyped({ rows: next, saved });
    if (saved !== value) onChange(saved, isTyping);
  }

  const input = (index: number, key: keyof Person) => (
    <input
      id={index === 0 && key === 'name' ? control.id : undefined}
      className="input"
      type="text"
      autoComplete="off"
      placeholder={texts[key]}
      aria-label={`${texts[key]} ${index + 1}`}
      disabled={control.disabled}
      value={rows[index]![key]}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.replaceAll(/[|;]/g, ',');
        set(
          rows.map((row, at) => (at === index ? { ...row, [key]: text } : row)),
          true,
        );
      }}
    />
  );
  return (
    <fieldset className="people-input">
      <legend className="sr">{control['aria-label']}</legend>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has nothing but a name, which changes while it is typed
        <div key={index}>
          {input(index, 'name')}
          {input(index, 'role')}
          <IconButton
            disabled={control.disabled}
            icon="trash"
            label={fill(texts.remove, { name: rows[index]!.name || String(index + 1) })}
            onClick={() =>
              set(
                rows.filter((_row, at) => at !== index),
                false,
              )
            }
          />
        </div>
      ))}
      <Button
        id={rows.length === 0 ? control.id : undefined}
        disabled={control.disabled}
        onClick={() => setTyped({ rows: [...rows, { name: '', role: '' }], saved: value })}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
    </fieldset>
  );
}

function peopleIn(text: string): Person[] {
  return text.split(';').flatMap((one) => {
    const [name = '', role = ''] = one.split('|').map((part) => part.trim());
    return name || role ? [{ name, role }] : [];
  });
}

function textOf(rows: readonly Person[]): string {
  return rows
    .map(({ name, role }) => [name.trim(), role.trim()])
    .filter((parts) => parts.every(Boolean))
    .map((parts) => parts.join(' | '))
    .join('; ');
}
