import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { readHours, weekdayName, weekdays } from '#domain/site/contact-hours.ts';

type Hours = NonNullable<ReturnType<typeof readHours>>;

type Props = {
  /** Id of the first control, name of all. */
  control: { id: string; disabled?: boolean | undefined; 'aria-label': string };
  value: string;
  onChange: (value: string) => void;
};

const usual: Hours = { first: 'mon', last: 'fri', from: '09:00', until: '17:00' };

/** Office hours: from one day to another, from one time to another; saved as `mon-fri 09:00-17:00`. */
export function HoursInput({ control, value, onChange }: Props) {
  const { words, language } = useAdmin();
  const texts = words.content.settings.hours;
  const given = readHours(value);
  // A time that is being typed is none for a moment.
  const [typed, setTyped] = useState<Partial<Hours>>({});
  const shown = given && { ...given, ...typed };

  function set(change: Partial<Hours>) {
    const next = { ...usual, ...given, ...typed, ...change };
    const text = `${next.first}-${next.last} ${next.from}-${next.until}`;
    setTyped(readHours(text) ? {} : { ...typed, ...change });
    if (readHours(text)) onChange(text);
  }

  const day = (name: 'first' | 'last', id?: string) => (
    <div className="field">
      <label htmlFor={id ?? `${control.id}-${name}`}>{texts[name]}</label>
      <select
        id={id ?? `${control.id}-${name}`}
        className="input"
        disabled={control.disabled}
        value={shown?.[name] ?? ''}
        onChange={({ currentTarget }) =>
          currentTarget.value === '' ? onChange('') : set({ [name]: currentTarget.value })
        }
      >
        <option value="">{texts.none}</option>
        {weekdays.map((one) => (
          <option key={one} value={one}>
            {weekdayName(one, language)}
          </option>
        ))}
      </select>
    </div>
  );
  const time = (name: 'from' | 'until') => (
    <div className="field">
      <label htmlFor={`${control.id}-${name}`}>{texts[name]}</label>
      <input
        id={`${control.id}-${name}`}
        className="input"
        type="time"
        disabled={control.disabled || !given}
        value={shown?.[name] ?? ''}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </div>
  );
  return (
    <fieldset className="hours-input">
      <legend className="sr">{control['aria-label']}</legend>
      {day('first', control.id)}
      {day('last')}
      {time('from')}
      {time('until')}
    </fieldset>
  );
}
