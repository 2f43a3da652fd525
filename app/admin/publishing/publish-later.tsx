import { useId, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { publishingWords } from '#content/admin/publishing.ts';
import type { OpenReleases } from '#domain/api/release.ts';
import { localIn, momentIn, mondayAtEight } from '#domain/language/zone-time.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export type Later = { readonly at?: string; readonly asks: boolean };

type Props = { open: OpenReleases; isBusy: boolean; onSchedule: (later: Later) => void };

/** At a time in the site's time zone, or once a colleague has approved it. */
export function PublishLater({ open, isBusy, onSchedule }: Props) {
  const { language } = useAdmin();
  const { scheduled: texts } = useWords(publishingWords).publish;
  const id = useId();
  const [local, setLocal] = useState('');
  const [asks, setAsks] = useState(open.isApprovalRequired);
  const [problem, setProblem] = useState('');
  const { zone } = open;
  const now = localIn(zone, new Date(open.now));
  const at = local === '' ? undefined : momentIn(zone, local);
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = at !== undefined && localIn(ownZone, at) !== local;

  function reasonAgainst(): string {
    if (at !== undefined && at <= new Date(open.now)) return texts.past;
    return at || asks ? '' : texts.missing;
  }

  function schedule() {
    const reason = reasonAgainst();
    setProblem(reason);
    if (!reason) onSchedule({ ...(at && { at: at.toISOString() }), asks });
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        // It opens below what can be seen.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'end' });
      }}
    >
      <summary>{open.isApprovalRequired ? texts.laterAsk : texts.later}</summary>
      <div className="group start">
        <div className="field">
          <label htmlFor={id}>
            {fill(open.isApprovalRequired ? texts.atAsk : texts.at, { zone: cityOf(zone) })}
          </label>
          <input
            id={id}
            className="input"
            type="datetime-local"
            value={local}
            min={now}
            aria-describedby={`${id}-clock`}
            aria-invalid={problem !== ''}
            onChange={(event) => setLocal(event.currentTarget.value)}
          />
          <p id={`${id}-clock`} className="hint">
            {fill(texts.clock, { time: now.slice(11) })}
          </p>
          <p className="hint" role="status">
            {isElsewhere &&
              fill(texts.own, { time: exactMomentText(language, at.toISOString()), zone: cityOf(ownZone) })}
          </p>
        </div>
        <Button kind="ghost" onClick={() => setLocal(mondayAtEight(zone, new Date(open.now)))}>
          {texts.monday}
        </Button>
        {!open.isApprovalRequired && (
          <label className="check">
            <input
              type="checkbox"
              checked={asks}
              onChange={(event) => setAsks(event.currentTarget.checked)}
            />
            {texts.asks}
          </label>
        )}
        <FormProblem text={problem} />
        <Button isDisabled={isBusy} onClick={schedule}>
          {open.isApprovalRequired ? texts.send : texts.make}
        </Button>
      </div>
    </details>
  );
}

/** `Berlin` of `Europe/Berlin`. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
