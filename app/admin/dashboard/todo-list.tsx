import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { daysBetween, dayText, momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { DueDeclaration, Today, TodaysInbox, TodaysMail } from '#domain/api/today.ts';
import { counted, plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { knownReason } from './system/system-rows.ts';

const inbox = adminPath('messages');

export function TodoList({ today: { inbox: work, mail, content } }: { today: Today }) {
  const { language } = useAdmin();
  const words = useWords(dashboardWords);
  const texts = words.today;
  const rows = [
    work &&
      todo('due', work.dueMessages, {
        text: dueText(work),
        to: `${inbox}?folder=due`,
        isUrgent: work.overdue > 0,
      }),
    todo('new', work?.new, { to: `${inbox}?folder=new` }),
    todo('answered', work?.answered, { text: texts.answered.text, to: `${inbox}?folder=answered` }),
    work && work.declarations > 0 && <DueDeclarations key="declarations" work={work} />,
    ...(mail ? stuckMails(mail) : []),
    todo('approvals', content?.toApprove, { to: adminPath('history') }),
    todo('responses', work?.responses, { text: texts.responses.text, to: adminPath('responses') }),
  ].filter(Boolean);

  if (rows.length === 0)
    return (
      <div className="today-quiet">
        <Icon name="success" />
        <p className="lines">
          <b>{texts.quiet.title}</b>
          {work && <span className="small muted">{texts.quiet.text}</span>}
        </p>
      </div>
    );
  return <ul className="todo rows">{rows}</ul>;

  function todo(
    kind: 'due' | 'new' | 'answered' | 'approvals' | 'responses',
    count: number | undefined,
    more: Pick<TodoProps, 'text' | 'to' | 'isUrgent'>,
  ) {
    if (!count) return null;
    const label = plural(texts[kind], 'label', count, language);
    return <Todo key={kind} count={count} label={label} {...more} />;
  }

  function dueText({ overdue, replyWorkingDays }: TodaysInbox): string {
    if (overdue === 0) return texts.due.text;
    return fill(counted(texts.due, 'late', replyWorkingDays, language), { overdue });
  }

  function stuckMails({ reason, isConfigured, ...counts }: TodaysMail) {
    const why = reason
      ? fill(texts.mail.reason, { reason: knownReason(words, reason) ?? reason })
      : undefined;
    const explained = {
      // The reason is that of the mails that are tried again.
      failed: counts.retrying > 0 ? undefined : why,
      retrying: why,
      waiting: isConfigured ? texts.mail.waitingText : texts.mail.offText,
    };
    return (['failed', 'retrying', 'waiting'] as const).map(
      (state) =>
        counts[state] > 0 && (
          <Todo
            key={state}
            count={counts[state]}
            label={plural(texts.mail, state, counts[state], language)}
            text={explained[state]}
            to="#stuck-mails"
            isUrgent={state === 'failed'}
          />
        ),
    );
  }
}

type TodoProps = { count: number; label: string; text?: string | undefined; to: string; isUrgent?: boolean };

function Todo({ count, label, text, to, isUrgent = false }: TodoProps) {
  const content = (
    <>
      <b className="todo-count num">{count}</b>
      <span className="todo-words">
        <b>{label}</b>
        {text && <span className="small muted">{text}</span>}
      </span>
      <Icon name={to.startsWith('#') ? 'down' : 'arrow'} />
    </>
  );
  return (
    <li className={isUrgent ? 'urgent' : undefined}>
      {to.startsWith('#') ? (
        <a className="pick" href={to}>
          {content}
        </a>
      ) : (
        <Link className="pick" to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Withdrawals and cancellations, whose deadlines are those of the law. */
function DueDeclarations({ work: { declarations, due } }: { work: TodaysInbox }) {
  const { language } = useAdmin();
  const texts = useWords(dashboardWords).today.declarations;
  return (
    <>
      {due.map((one) => (
        <Due key={one.id} declaration={one} />
      ))}
      {declarations > due.length && (
        <Todo
          count={declarations}
          label={plural(texts, 'label', declarations, language)}
          text={texts.more}
          to={`${inbox}?folder=declarations`}
        />
      )}
    </>
  );
}

function Due({ declaration }: { declaration: DueDeclaration }) {
  const { words, language } = useAdmin();
  const texts = useWords(dashboardWords).today.declarations;
  const { id, kind, name, receivedAt, refundBy, confirmation, isUnanswered } = declaration;
  const isUnconfirmed = confirmation !== null && confirmation !== 'sent';
  const daysLeft = refundBy ? daysBetween(new Date(), localDay(refundBy)) : null;
  return (
    <li className={isUnconfirmed || (daysLeft !== null && daysLeft < 0) ? 'urgent' : undefined}>
      <Link
        className="pick"
        to={`${inbox}?folder=${isUnconfirmed ? 'unconfirmed' : 'declarations'}&message=${id}`}
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
          {isUnanswered && <b className="small">{words.common.newAnswer}</b>}
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
    return counted(texts, 'refundIn', daysLeft, language);
  }
}

function localDay(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date);
}
