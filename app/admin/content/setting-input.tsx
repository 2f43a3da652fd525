import type { ComponentProps } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';

type Props = {
  control: ComponentProps<'input'> & ComponentProps<'select'> & { id: string };
  /** Name of the variable. */
  variable: string;
  value: string;
  onChange: (value: unknown, isTyping?: boolean) => void;
};

const inputTypes: Readonly<Record<string, string>> = { day: 'date', moment: 'datetime-local' };

/** A setting as its kind is typed in; its value is always text. */
export function SettingInput({ control, variable, value, onChange }: Props) {
  const texts = useAdmin().words.content.settings;
  const { kind, choices, example } = useContentArea().guide?.settings[variable]?.input ?? { kind: 'line' };
  const options = kind === 'switch' ? ['on', 'off'] : choices;
  const names: Readonly<Record<string, string>> = texts.choices;

  if (options)
    return (
      <select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {!options.includes(value) && <option value="">{texts.choices.none}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        {...control}
        type={inputTypes[kind] ?? 'text'}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value, true)}
      />
      {example && <p className="caption muted">{fill(texts.example, { text: example })}</p>}
    </>
  );
}
