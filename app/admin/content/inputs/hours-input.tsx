import { type ComponentProps, useId, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from '#app/admin/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import {
  areInOrder,
  type Span,
  storedHours,
  type Week,
  type Weekday,
  weekdayName,
  weekdays,
  weekOf,
  withBreak,
} from '#domain/site/contact-hours.ts';
import { readHours } from '#domain/site/read-hours.ts';

type Props = {
  /** Id of the first control, name of all. */
  control: Pick<ComponentProps<'input'>, 'disabled' | 'aria-describedby'> & {
    id: string;
    'aria-label': string;
  };
  value: string;
  onChange: (value: string, isTyping: boolean) => void;
};

const usual: readonly Span[] = [{ from: '09:00', until: '17:00' }];
const workdays = weekdays.slice(0, 5);

/** Seven days, each closed or open for some spans; saved as `mon-thu 09:00-12:00, 13:00-17:00; fri 09:00-12:00`. */
export function HoursInput({ control, value, onChange }: Props) {
  const { words, language } = useAdmin();
  const texts = words.content.settings.hours;
  const [typed, setTyped] = useState({ week: weekIn(value), saved: value });
  // Times are saved once all are complete; a value from elsewhere replaces them.
  const week = typed.saved === value ? typed.week : weekIn(value);

  function set(next: Week, isTyping: boolean) {
    const saved = weekdays.every((day) => areInOrder(next[day])) ? storedHours(next) : value;
    setTyped({ week: next, saved });
    if (saved !== value) onChange(saved, isTyping);
  }

  function spansBefore(day: Weekday): readonly Span[] {
    const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((one) => week[one].length > 0);
    return before ? week[before] : usual;
  }

  return (
    <fieldset className="hours-input" disabled={control.disabled}>
      <legend className="sr">{control['aria-label']}</legend>
      {weekdays.map((day, index) => (
        <DayHours
          key={day}
          id={index === 0 ? control.id : `${control.id}-${day}`}
          timeId={`${control.id}-${day}`}
          describedBy={control['aria-describedby']}
          name={weekdayName(day, language)}
          spans={week[day]}
          onOpen={(isOpen) => set({ ...week, [day]: isOpen ? spansBefore(day) : [] }, false)}
          onSpans={(spans, isTyping) => set({ ...week, [day]: spans }, isTyping)}
        />
      ))}
      {week.mon.length > 0 && workdays.some((day) => !isSame(week[day], week.mon)) && (
        <button
          className="hours-act"
          type="button"
          onClick={() =>
            set(
              weekOf((day) => (workdays.includes(day) ? week.mon : week[day])),
              false,
            )
          }
        >
          {texts.repeat}
        </button>
      )}
    </fieldset>
  );
}

type DayProps = {
  id: string;
  /** Beginning of the ids of its times. */
  timeId: string;
  describedBy: string | undefined;
  name: string;
  spans: readonly Span[];
  onOpen: (isOpen: boolean) => void;
  onSpans: (spans: readonly Span[], isTyping: boolean) => void;
};

function DayHours({ id, timeId, describedBy, name, spans, onOpen, onSpans }: DayProps) {
  const texts = useAdmin().words.content.settings.hours;
  const problemId = useId();
  const isWrong = !areInOrder(spans);
  const divided = withBreak(spans);

  const time = (index: number, key: keyof Span) => (
    <input
      id={`${timeId}${key}${index}`}
      className="input"
      type="time"
      aria-label={fill(texts[key], { day: index === 0 ? name : `${name} ${index + 1}` })}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? problemId : describedBy}
      value={spans[index]![key]}
      onChange={({ currentTarget }) => {
        const changed = { ...spans[index]!, [key]: currentTarget.value };
        onSpans(spans.with(index, changed), true);
      }}
    />
  );
  return (
    <div className="hours-day">
      <label className="check">
        <input
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          checked={spans.length > 0}
          onChange={({ currentTarget }) => onOpen(currentTarget.checked)}
        />
        {name}
      </label>
      <div className="hours-spans">
        {spans.length === 0 && <span className="small muted">{texts.closed}</span>}
        {spans.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing but its times, which change while they are typed
          <div key={index}>
            <span className="hours-times">
              {time(index, 'from')}
              <span aria-hidden="true">–</span>
              {time(index, 'until')}
            </span>
            {spans.length > 1 && (
              <IconButton
                icon="trash"
                label={fill(texts.remove, { day: name, count: index + 1 })}
                onClick={() => onSpans(spans.toSpliced(index, 1), false)}
              />
            )}
            {divided && index === spans.length - 1 && (
              <button
                className="hours-act"
                type="button"
                aria-label={fill(texts.breakOn, { day: name })}
                onClick={() => onSpans(divided, false)}
              >
                <Icon name="plus" />
                {texts.break}
              </button>
            )}
          </div>
        ))}
        {isWrong && (
          <p className="err" id={problemId} role="alert">
            <Icon name="alert" />
            {texts.wrong}
          </p>
        )}
      </div>
    </div>
  );
}

function weekIn(value: string): Week {
  return readHours(value) ?? weekOf(() => []);
}
