import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { auditQuery, useAuditChoice } from './audit-choice.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
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
