import { useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditChoice } from './audit-queries.ts';

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
  const [choice, setChoice] = useState<AuditChoice>({ group: '', operator: '' });
  return (
    <div className="audit">
      <AuditFilters choice={choice} onChange={setChoice} />
      <AuditList choice={choice} />
    </div>
  );
}
