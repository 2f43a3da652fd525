import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { MoreButton } from '#app/admin/more-button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { auditWords } from '#content/admin/audit.ts';
import type { AuditEntry } from '#domain/api/audit.ts';
import { auditDetails, auditSentence } from '#domain/audit/audit-sentence.ts';
import { asPlaceholder } from '#domain/publishing/placeholders.ts';
import { auditQuery, useAuditChoice } from './audit-choice.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useAudit } from './audit-queries.ts';

/** The log is append-only (SEC-27). */
export default function Audit() {
  return (
    <AdminScreen screen="audit" may="readAudit" texts={useWords(auditWords).audit}>
      <AuditLog />
    </AdminScreen>
  );
}

function AuditLog() {
  const { language } = useAdmin();
  const { choice, choose } = useAuditChoice();
  const query = auditQuery(choice, language);
  const log = useAudit(query);
  return (
    <>
      <AuditFilters
        choice={choice}
        query={query}
        operators={log.data?.pages[0]?.operators ?? []}
        onChange={choose}
      />
      <AuditList log={log} />
    </>
  );
}

function AuditList({ log }: { log: ReturnType<typeof useAudit> }) {
  const texts = useWords(auditWords).audit;
  return (
    <Loaded query={log}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <EmptyState {...texts.empty} example="entry" />;
        return (
          <>
            <ol className="card rows audit-list" aria-label={texts.listLabel}>
              {entries.map((entry) => (
                <AuditItem key={entry.id} entry={entry} />
              ))}
            </ol>
            <MoreButton list={log} label={texts.more} />
          </>
        );
      }}
    </Loaded>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const { words, language } = useAdmin();
  const { audit } = useWords(auditWords);
  const { who, text } = auditSentence({ ...audit, roles: words.roles.names }, entry);
  const [before = '', after] = text.split(asPlaceholder('who'));
  const details = auditDetails(audit, entry);
  return (
    <li>
      <time dateTime={entry.at} className="num small muted">
        {exactMomentText(language, entry.at)}
      </time>
      <p className="small">
        {before}
        {after !== undefined && (
          <>
            <strong dir="auto">{who}</strong>
            {after}
          </>
        )}
        {details.length > 0 && <span className="muted">{details.join(', ')}</span>}
      </p>
      <AuditLink entry={entry} />
    </li>
  );
}

function AuditLink({ entry: { action, record } }: { entry: AuditEntry }) {
  const texts = useWords(auditWords).audit;
  if (record?.kind === 'message')
    return (
      <Link
        className="text-act"
        to={`${adminPath('messages')}?message=${record.id}`}
        aria-label={`${texts.openMessage}: ${record.reference}`}
      >
        {record.reference}
      </Link>
    );
  if (record?.kind === 'response')
    return (
      <Link className="text-act" to={`${adminPath('responses')}?response=${record.id}`}>
        {texts.openResponse}
      </Link>
    );
  if (action.startsWith('release.'))
    return (
      <Link className="text-act" to={adminPath('history')}>
        {texts.openHistory}
      </Link>
    );
  return null;
}
