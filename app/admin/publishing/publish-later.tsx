import { useId, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import type { Plans } from '#domain/api/plan.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { localIn, momentIn, mondayAtEight } from './zone-time.ts';

export type Later = { readonly at?: string; readonly asks: boolean };

type Props = { plans: Plans; isBusy: boolean; onPlan: (later: Later) => void };

/** At a time by the server's clock, or once a colleague has approved it. */
export function PublishLater({ plans, isBusy, onPlan }: Props) {
  const { words, language } = useAdmin();
  const { plan: texts } = words.publish;
  const id = useId();
  const [local, setLocal] = useState('');
  const [asks, setAsks] = useState(plans.isApprovalRequired);
  const [problem, setProblem] = useState('');
  const { zone } = plans;
  const now = localIn(zone, new Date(plans.now));
  const at = local === '' ? undefined : momentIn(zone, local);
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isElsewhere = at !== undefined && localIn(ownZone, at) !== local;

  function plan() {
    const isPast = at !== undefined && at <= new Date(plans.now);
    setProblem(isPast ? texts.past : !at && !asks ? texts.missing : '');
    if (isPast || (!at && !asks)) return;
    onPlan({ ...(at && { at: at.toISOString() }), asks });
  }

  return (
    <details
      className="publish-later"
      open={plans.isApprovalRequired}
      onToggle={({ currentTarget }) => {
        // It opens below what can be seen.
        if (currentTarget.open && !plans.isApprovalRequired) currentTarget.scrollIntoView({ block: 'end' });
      }}
    >
      <summary>{texts.later}</summary>
      {plans.isApprovalRequired && <p>{texts.required}</p>}
      <div className="field">
        <label htmlFor={id}>{fill(texts.at, { zone })}</label>
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
            fill(texts.own, { time: exactMomentText(language, at.toISOString()), zone: ownZone })}
        </p>
      </div>
      <button
        className="text-act"
        type="button"
        onClick={() => setLocal(mondayAtEight(zone, new Date(plans.now)))}
      >
        {texts.monday}
      </button>
      <label className="publish-asks">
        <input
          type="checkbox"
          checked={asks}
          disabled={plans.isApprovalRequired}
          onChange={(event) => setAsks(event.currentTarget.checked)}
        />
        {texts.asks}
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button className="btn line sm" type="button" aria-disabled={isBusy} onClick={() => isBusy || plan()}>
        {texts.make}
      </button>
    </details>
  );
}
