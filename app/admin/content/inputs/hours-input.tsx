import { useId } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
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
import { type InputProps, useParts } from './control.ts';

const usual: readonly Span[] = [{ from: '09:00', until: '17:00' }];
const workdays = weekdays.slice(0, 5);

/** Seven days, each closed or open for some spans; saved as `mon-thu 09:00-12:00, 13:00-17:00; fri 09:00-12:00`. */
export function HoursInput({ control, ...stored }: InputProps<string>) {
  const { language } = useAdmin();
  const { content } = useWords(contentWords);
  const [week, set] = useParts(stored, weekIn, hoursText);

  function spansBefore(day: Weekday): readonly Span[] {
    const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((one) => week[one].length > 0);
    return before ? week[before] : usual;
  }

  return (
    <fieldset className="lines start" disabled={control.disabled}>
      <legend className="sr">{control['aria-label']}</legend>
      {weekdays.map((day, index) => (
        <DayHours
          key={day}
          id={index === 0 ? control.id : `${control.id}-${day}`}
          timeId={`${control.id}-${day}`}
          describedBy={control['aria-describedby']}
          name={weekdayName(day, language)}
          spans={week[day]}
          spansBefore={spansBefore(day)}
          onChange={(spans, isTyping) => set({ ...week, [day]: spans }, isTyping)}
        />
      ))}
      {week.mon.length > 0 && workdays.some((day) => !isSame(week[day], week.mon)) && (
        <button
          className="text-act"
          type="button"
          onClick={() => set(weekOf((day) => week[workdays.includes(day) ? 'mon' : day]))}
        >
          {content.settings.hours.repeat}
        </button>
      )}
    </fieldset>
  );
}

function weekIn(text: string): Week {
  return readHours(text) ?? weekOf(() => []);
}

/** Undefined until all times are complete. */
function hoursText(week: Week): string | undefined {
  return weekdays.every((day) => areInOrder(week[day])) ? storedHours(week) : undefined;
}

type DayProps = {
  id: string;
  /** Beginning of the ids of its times. */
  timeId: string;
  describedBy: string;
  name: string;
  spans: readonly Span[];
  /** Spans of the day before, which this day gets when it opens. */
  spansBefore: readonly Span[];
  onChange: (spans: readonly Span[], isTyping?: boolean) => void;
};

function DayHours({ id, timeId, describedBy, name, spans, spansBefore, onChange }: DayProps) {
  const texts = useWords(contentWords).content.settings.hours;
  const problemId = useId();
  const isWrong = !areInOrder(spans);
  const divided = withBreak(spans);

  const time = (span: Span, index: number, key: keyof Span) => (
    <input
      id={`${timeId}${key}${index}`}
      className="input"
      type="time"
      aria-label={fill(texts[key], { day: index === 0 ? name : `${name} ${index + 1}` })}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? problemId : describedBy}
      value={span[key]}
      onChange={({ currentTarget }) =>
        onChange(spans.with(index, { ...span, [key]: currentTarget.value }), true)
      }
    />
  );
  return (
    <div className="row hours-day">
      <label className="check">
        <input
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          checked={spans.length > 0}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? spansBefore : [])}
        />
        {name}
      </label>
      <div className="lines hours-spans">
        {spans.length === 0 && <span className="small muted">{texts.closed}</span>}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing but its times, which change while they are typed
          <div key={index} className="row">
            <span className="row">
              {time(span, index, 'from')}
              <span aria-hidden="true">–</span>
              {time(span, index, 'until')}
            </span>
            {spans.length > 1 && (
              <IconButton
                icon="trash"
                label={fill(texts.remove, { day: name, count: index + 1 })}
                onClick={() => onChange(spans.toSpliced(index, 1))}
              />
            )}
            {divided && index === spans.length - 1 && (
              <button
                className="text-act"
                type="button"
                aria-label={fill(texts.breakOn, { day: name })}
                onClick={() => onChange(divided)}
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
