import type { ComponentProps } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { HoursInput } from './hours-input.tsx';
import { PeopleInput } from './people-input.tsx';

type Props = {
  control: ComponentProps<'input'> & ComponentProps<'select'> & { id: string; 'aria-label': string };
  /** Name of the variable. */
  variable: string;
  value: string;
  onChange: (value: unknown, isTyping?: boolean) => void;
};

const inputTypes: Readonly<Record<string, string>> = { day: 'date', moment: 'datetime-local' };

/** The zones of most offices first. */
function timeZones(): string[] {
  const near = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'];
  return [...near, ...Intl.supportedValuesOf('timeZone').filter((zone) => !near.includes(zone))];
}

/** A setting as its kind is typed in; its value is always text. */
export function SettingInput({ control, variable, value, onChange }: Props) {
  const texts = useAdmin().words.content.settings;
  const { kind, choices, example } = useContentArea().guide?.settings[variable]?.input ?? { kind: 'line' };
  const options = kind === 'switch' ? ['on', 'off'] : kind === 'timeZone' ? timeZones() : choices;
  const names: Readonly<Record<string, string>> = texts.choices;

  if (kind === 'people') return <PeopleInput control={control} value={value} onChange={onChange} />;
  if (kind === 'hours') return <HoursInput control={control} value={value} onChange={onChange} />;
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
