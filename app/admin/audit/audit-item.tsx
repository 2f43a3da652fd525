import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import type { AuditEntry } from '#domain/api/audit.ts';
import { auditDetails, auditSentence } from '#domain/audit/audit-sentence.ts';
import { asPlaceholder } from '#domain/publishing/placeholders.ts';

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { words, language } = useAdmin();
  const { who, text } = auditSentence({ ...words.audit, roles: words.roles.names }, entry);
  const [before = '', after] = text.split(asPlaceholder('who'));
  const details = auditDetails(words.audit, entry);
  return (
    <li>
      <time dateTime={entry.at} className="num muted">
        {exactMomentText(language, entry.at)}
      </time>
      <p>
        {before}
        {after !== undefined && (
          <>
            <strong dir="auto">{who}</strong>
            {after}
          </>
        )}
        {details.length > 0 && <span className="audit-details small muted">{details.join(', ')}</span>}
      </p>
      <AuditLink entry={entry} />
    </li>
  );
}

function AuditLink({ entry: { action, record } }: { entry: AuditEntry }) {
  const texts = useAdmin().words.audit;
  if (record?.kind === 'message')
    return (
      <Link
        to={`${adminPath('messages')}?message=${record.id}`}
        aria-label={`${texts.openMessage}: ${record.reference}`}
      >
        {record.reference}
      </Link>
    );
  if (record?.kind === 'response')
    return <Link to={`${adminPath('responses')}?response=${record.id}`}>{texts.openResponse}</Link>;
  if (action.startsWith('release.')) return <Link to={adminPath('history')}>{texts.openHistory}</Link>;
  return null;
}
