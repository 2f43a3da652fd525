import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { daysBetween, dayText, momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { DueDeclaration, TodaysInbox } from '#domain/api/today.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Withdrawals and cancellations, whose deadlines are those of the law. */
export function DueDeclarations({ work: { declarations, due } }: { work: TodaysInbox }) {
  const { words, language } = useAdmin();
  const texts = words.today.declarations;
  return (
    <>
      {due.map((one) => (
        <Due key={one.id} declaration={one} />
      ))}
      {declarations > due.length && (
        <li>
          <Link to={`${adminPath('messages')}?folder=declarations`}>
            <b className="todo-count num">{declarations}</b>
            <span className="todo-words">
              <b>{plural(texts, 'label', declarations, language)}</b>
              <span className="small muted">{texts.more}</span>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      )}
    </>
  );
}

function Due({ declaration }: { declaration: DueDeclaration }) {
  const { words, language } = useAdmin();
  const texts = words.today.declarations;
  const { id, kind, name, receivedAt, refundBy, confirmation, isUnanswered } = declaration;
  const isUnconfirmed = confirmation !== null && confirmation !== 'sent';
  const daysLeft = refundBy ? daysBetween(new Date(), localDay(refundBy)) : null;
  return (
    <li className={isUnconfirmed || (daysLeft !== null && daysLeft < 0) ? 'urgent' : undefined}>
      <Link
        to={`${adminPath('messages')}?folder=${isUnconfirmed ? 'unconfirmed' : 'declarations'}&message=${id}`}
      >
        <span className="todo-count">
          <Icon name={isUnconfirmed ? 'alert' : 'clock'} />
        </span>
        <span className="todo-words">
          <b dir="auto">{fill(texts[kind], { name })}</b>
          <span className="small muted">
            {refundBy
              ? `${fill(texts.refund, { day: dayText(language, refundBy) })} · ${left()}`
              : fill(texts.received, { time: momentText(language, receivedAt) })}
          </span>
          {isUnanswered && <b className="small">{words.messages.incoming.mark}</b>}
          <span className={isUnconfirmed ? 'small todo-warning' : 'small muted'}>
            {isUnconfirmed ? texts.unconfirmed : confirmation && texts.confirmed}
          </span>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  );

  function left(): string {
    if (daysLeft === null || daysLeft === 0) return texts.refundToday;
    if (daysLeft < 0) return texts.refundLate;
    return fill(plural(texts, 'refundIn', daysLeft, language), { count: daysLeft });
  }
}

function localDay(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date);
}
