import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea, useShownField } from '#app/admin/content/content-context.ts';
import { isPriceValue } from '#app/admin/content/draft/field-values.ts';
import { availabilities, planMarks } from '#content/offerings/record.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { PriceInput } from './price-input.tsx';
import { SettingInput } from './setting-input.tsx';

type Props = { id: string; label: string; language: Language | 'all' };

/** Edits a fact: an amount, a number, a badge, a day, a name. */
export function FactInput({ id, label, language }: Props) {
  const texts = useAdmin().words.content;
  const { editor } = useContentArea();
  const { field, value, problem } = useShownField(id)!;
  const { kind, isLocked } = field;
  const name =
    language === 'all' ? label : fill(texts.editor.both, { label, language: texts.languages[language] });
  const control = {
    id: `content-${id}`,
    className: 'input',
    disabled: isLocked === true,
    'aria-label': name,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `notes-${id}`,
  };
  const set = (next: unknown, isTyping = false) => editor.set(id, { to: 'value', value: next }, isTyping);

  if (kind === 'price' && isPriceValue(value))
    return <PriceInput control={control} name={name} value={value} onChange={set} />;
  if (kind === 'mark') return select(texts.marks.none, planMarks, texts.marks);
  if (kind === 'availability') return select(texts.availability.offered, availabilities, texts.availability);
  if (kind === 'use') return select(texts.claimUse.named, ['off'], texts.claimUse);
  if (kind === 'setting')
    return (
      <SettingInput
        control={control}
        variable={id.slice('setting.'.length)}
        value={shownText(value)}
        onChange={set}
      />
    );
  return (
    <input
      {...control}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      value={shownText(value)}
      onChange={({ currentTarget }) => set(typed(currentTarget.value), true)}
    />
  );

  /** The first choice is that the files say nothing. */
  function select<Id extends string>(first: string, ids: readonly Id[], names: Readonly<Record<Id, string>>) {
    return (
      <select
        {...control}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => set(currentTarget.value || null)}
      >
        <option value="">{first}</option>
        {ids.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    );
  }

  /** A figure such as 112 is a number, “24/7” is words. */
  function typed(text: string): unknown {
    const isNumber = kind === 'number' || kind === 'figure' || typeof field.defaultValue === 'number';
    return isNumber && /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
  }
}

function shownText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
