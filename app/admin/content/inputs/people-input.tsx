import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type InputProps, useParts } from './control.ts';

type Person = { readonly name: string; readonly role: string };

/** People in rows of name and role; saved as `Ada Example | Founder; Ben Example | Coach`. */
export function PeopleInput({ control, ...stored }: InputProps<string>) {
  const { id, disabled } = control;
  const texts = useWords(contentWords).content.settings.people;
  const [rows, set] = useParts(stored, peopleIn, peopleText);

  const input = (row: Person, index: number, key: keyof Person) => (
    <input
      id={index === 0 && key === 'name' ? id : undefined}
      className="input"
      type="text"
      autoComplete="off"
      placeholder={texts[key]}
      aria-label={`${texts[key]} ${index + 1}`}
      disabled={disabled}
      value={row[key]}
      onChange={({ currentTarget }) =>
        set(rows.with(index, { ...row, [key]: currentTarget.value.replaceAll(/[|;]/g, ',') }), true)
      }
    />
  );
  return (
    <fieldset className="group start people-input">
      <legend className="sr">{control['aria-label']}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has nothing but a name, which changes while it is typed
        <div key={index} className="row">
          {input(row, index, 'name')}
          {input(row, index, 'role')}
          <IconButton
            disabled={disabled}
            icon="trash"
            label={fill(texts.remove, { name: row.name || String(index + 1) })}
            onClick={() => set(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        id={rows.length === 0 ? id : undefined}
        disabled={disabled}
        onClick={() => set([...rows, { name: '', role: '' }])}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
    </fieldset>
  );
}

function peopleIn(text: string): readonly Person[] {
  return text.split(';').flatMap((one) => {
    const [name = '', role = ''] = one.split('|').map((part) => part.trim());
    return name || role ? [{ name, role }] : [];
  });
}

/** Rows that have both parts. */
function peopleText(rows: readonly Person[]): string {
  const complete = rows.filter(({ name, role }) => name.trim() && role.trim());
  return complete.map(({ name, role }) => `${name.trim()} | ${role.trim()}`).join('; ');
}
