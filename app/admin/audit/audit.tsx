import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { auditQuery, useAuditChoice } from './audit-choice.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditItem } from './audit-item.tsx';
import { useAudit } from './audit-queries.ts';

/** The log is append-only (SEC-27). */
export default function Audit() {
  return (
    <AdminScreen screen="audit">
      <OperatorGate may="readAudit">
        <AuditLog />
      </OperatorGate>
    </AdminScreen>
  );
}

function AuditLog() {
  const { language } = useAdmin();
  const { choice, choose, reset } = useAuditChoice();
  const query = auditQuery(choice, language);
  const log = useAudit(query);
  return (
    <div className="audit">
      <AuditFilters
        choice={choice}
        query={query}
        operators={log.data?.pages[0]?.operators ?? []}
        onChange={choose}
        onReset={reset}
      />
      <AuditList log={log} />
    </div>
  );
}

function AuditList({ log }: { log: ReturnType<typeof useAudit> }) {
  const { words } = useAdmin();
  const texts = words.audit;
  if (log.isPending) return <p role="status">{words.common.loading}</p>;
  if (log.isError && !log.data) return <LoadFailed onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState {...texts.empty} example="entry" />;
  return (
    <>
      <ol className="audit-list" aria-label={texts.listLabel}>
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton list={log} label={texts.more} />
    </>
  );
}
