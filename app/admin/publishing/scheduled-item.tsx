import { useAdmin } from '#app/admin/admin-context.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ScheduledRelease } from '#domain/api/schedule.ts';
import { languageRules } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  scheduled: ScheduledRelease;
  zone: string;
  isBusy: boolean;
  mayApprove: boolean;
  onOpen: () => void;
  onApprove: () => void;
  onCancel: () => void;
};

export function ScheduledItem({ scheduled, zone, isBusy, mayApprove, onOpen, onApprove, onCancel }: Props) {
  const { words, language } = useAdmin();
  const texts = words.history.schedule;
  const { by, approvedBy, createdAt, dueAt, endedAt, failure, fieldCount, needsApproval, places } = scheduled;
  const isCancelled = scheduled.state === 'cancelled';
  const title = dueAt ? fill(texts.due, { time: timeIn(dueAt) }) : texts.onApproval;
  const isWaiting = scheduled.state === 'waiting' && needsApproval && !approvedBy;
  const acts = [
    ['open', onOpen],
    ...(mayApprove ? [['approve', onApprove] as const] : []),
    ...(isCancelled ? [] : [['cancel', onCancel] as const]),
  ] as const;
  return (
    <li className="card version">
      <h3>{title}</h3>
      {failure && !isCancelled && (
        <p className="note bad">
          <Icon name="alert" />
          {texts.failures[failure]}
        </p>
      )}
      <p className="small muted">
        {by.name ?? words.common.unknown} · {exactMomentText(language, createdAt)}
      </p>
      <p className="small">
        {fill(plural(words.history, 'fields', fieldCount, language), { count: fieldCount })}
        {isWaiting && ` · ${mayApprove ? texts.waitsForYou : texts.waits}`}
        {approvedBy && ` · ${fill(texts.approved, { name: approvedBy.name ?? words.common.unknown })}`}
        {isCancelled &&
          endedAt &&
          ` · ${fill(texts.cancelledAt, { time: exactMomentText(language, endedAt) })}`}
      </p>
      {isCancelled && places.length > 0 && (
        <p className="small">
          {fill(plural(texts, 'left', places.length, language), { count: places.length })}
        </p>
      )}
      <div className="version-acts">
        {acts.map(([act, run]) => (
          <button
            key={act}
            className={act === 'approve' ? 'btn sm' : 'btn line sm'}
            type="button"
            aria-disabled={isBusy}
            aria-label={`${texts[act]}: ${title}`}
            onClick={() => isBusy || run()}
          >
            {texts[act]}
          </button>
        ))}
      </div>
    </li>
  );

  /** By the server's clock, which carries it out. */
  function timeIn(moment: string): string {
    return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    }).format(new Date(moment));
  }
}
