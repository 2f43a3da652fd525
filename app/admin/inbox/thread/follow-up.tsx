import { type FormEvent, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { localDay, weekdayText } from '#app/admin/moment.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import { dayAfter } from '#domain/inbox/working-days.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** For the key that leads to it. */
export const followUpId = 'message-follow-up';

const steps = { tomorrow: 1, threeDays: 3, fiveDays: 5, twoWeeks: 14 } as const;

const stepNames = Object.keys(steps) as (keyof typeof steps)[];

type Props = { followUp: string | null; onSave: (day: string | null) => void };

/** The day on which a message is due again. */
export function FollowUp({ followUp, onSave }: Props) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.followUp;
  const [isOwn, setIsOwn] = useState(false);
  const today = localDay();
  const days = new Map(stepNames.map((name) => [dayAfter(today, steps[name]), texts[name]]));

  function select(value: string) {
    setIsOwn(value === 'own');
    if (value !== 'own') onSave(value || null);
  }

  return (
    <>
      <SelectField
        id={followUpId}
        label={texts.label}
        value={isOwn ? 'own' : (followUp ?? '')}
        options={[
          ['', texts.none],
          ...(followUp === null || days.has(followUp)
            ? []
            : [[followUp, weekdayText(language, followUp)] as const]),
          ...Array.from(
            days,
            ([day, name]) => [day, fill(texts.dated, { name, day: weekdayText(language, day) })] as const,
          ),
          ['own', texts.own],
        ]}
        onSelect={select}
      />
      {isOwn && (
        <FollowUpDay
          id="follow-up-day"
          followUp={followUp}
          onSave={(day) => {
            setIsOwn(false);
            onSave(day);
          }}
        />
      )}
    </>
  );
}

type DayProps = Partial<Props> & { id: string; onSave: (day: string) => void };

export function FollowUpDay({ id, followUp, onSave }: DayProps) {
  const texts = useWords(inboxWords).messages.followUp;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get('day')));
  }

  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={id}>{texts.day}</label>
      <div className="row">
        <input
          id={id}
          className="input"
          name="day"
          type="date"
          min={localDay()}
          defaultValue={followUp ?? undefined}
          required
        />
        <Button type="submit">{texts.set}</Button>
      </div>
    </form>
  );
}
