import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Today } from '#domain/api/today.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DueDeclarations } from './due-declarations.tsx';

const inbox = adminPath('messages');

export function TodoList({ today }: { today: Today }) {
  const { words, language } = useAdmin();
  const texts = words.today;
  const { inbox: work, mail, content } = today;
  const rows: ReactNode[] = [];
  const label = (of: Parameters<typeof plural<'label'>>[0], count: number) =>
    plural(of, 'label', count, language);

  if (work && work.overdue > 0)
    rows.push(
      <Todo
        key="overdue"
        count={work.overdue}
        label={label(texts.overdue, work.overdue)}
        text={fill(plural(texts.overdue, 'text', work.replyWorkingDays, language), {
          count: work.replyWorkingDays,
        })}
        to={`${inbox}?folder=overdue`}
        isUrgent
      />,
    );
  if (work && work.new > 0)
    rows.push(
      <Todo key="new" count={work.new} label={label(texts.new, work.new)} to={`${inbox}?folder=new`} />,
    );
  if (work && work.answered > 0)
    rows.push(
      <Todo
        key="answered"
        count={work.answered}
        label={label(texts.answered, work.answered)}
        text={texts.answered.text}
        to={`${inbox}?folder=answered`}
      />,
    );
  if (work && work.declarations > 0) rows.push(<DueDeclarations key="declarations" work={work} />);
  for (const state of ['failed', 'retrying', 'waiting'] as const) {
    const count = mail?.[state] ?? 0;
    if (!mail || count === 0) continue;
    const why = mail.reason ? fill(texts.mail.reason, { reason: mail.reason }) : undefined;
    const waiting = mail.isConfigured ? texts.mail.waitingText : texts.mail.offText;
    rows.push(
      <Todo
        key={state}
        count={count}
        label={plural(texts.mail, state, count, language)}
        text={state === 'waiting' ? waiting : state === 'failed' && mail.retrying > 0 ? undefined : why}
        to="#stuck-mails"
        isUrgent={state === 'failed'}
      />,
    );
  }
  if (content && content.toApprove > 0)
    rows.push(
      <Todo
        key="approvals"
        count={content.toApprove}
        label={label(texts.approvals, content.toApprove)}
        to={adminPath('history')}
      />,
    );
  if (work && work.responses > 0)
    rows.push(
      <Todo
        key="responses"
        count={work.responses}
        label={label(texts.responses, work.responses)}
        text={texts.responses.text}
        to={adminPath('responses')}
      />,
    );

  if (rows.length === 0)
    return (
      <div className="today-quiet">
        <Icon name="success" />
        <p>
          <b>{texts.quiet.title}</b>
          <span className="small muted">{texts.quiet.text}</span>
        </p>
      </div>
    );
  return <ul className="todo">{rows}</ul>;
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
      {to.startsWith('#') ? <a href={to}>{content}</a> : <Link to={to}>{content}</Link>}
    </li>
  );
}
