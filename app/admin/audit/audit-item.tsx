import { Link } from 'react-router';
import { useOperators } from '#app/admin/accounts/operator-queries.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import type { AuditEntry } from '#domain/answers/audit.ts';
import { actionText, doerText, reasonText } from './audit-words.ts';

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { words, language } = useAdmin();
  const reason = reasonText(words.audit, entry);
  return (
    <li>
      <time dateTime={entry.at} className="num muted">
        {momentText(language, entry.at)}
      </time>
      <p>
        <strong>{doerText(words.audit, entry)}</strong> {actionText(words.audit, entry)}
        <Subject entry={entry} />
        {reason && <span className="muted">: {reason}</span>}
      </p>
      <AuditLink entry={entry} />
    </li>
  );
}

/** Operators who were removed have no name. */
function Subject({ entry }: { entry: AuditEntry }) {
  const operators = useOperators();
  const { action, target, operator } = entry;
  const isAboutOperator = action.startsWith('operator.') || action === 'session.failed';
  if (!isAboutOperator || target === operator?.id) return null;
  const subject = operators.data?.operators.find(({ id }) => id === target);
  return subject ? <> ({subject.name})</> : null;
}

function AuditLink({ entry: { action, target } }: { entry: AuditEntry }) {
  const texts = useAdmin().words.audit;
  if (action.startsWith('message.') && target !== null)
    return <Link to={`${adminPath('messages')}?message=${target}`}>{texts.openMessage}</Link>;
  if (action.startsWith('publication.')) return <Link to={adminPath('history')}>{texts.openHistory}</Link>;
  return null;
}
