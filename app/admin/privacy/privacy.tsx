import { useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import type { FoundPerson } from '#domain/answers/person.ts';
import { FindPerson } from './find-person.tsx';
import { PersonFound } from './person-found.tsx';
import { RetentionTable } from './retention-table.tsx';

/** Access, export and erasure (LAW-23), and retention periods (LAW-22). */
export default function Privacy() {
  return (
    <AdminScreen screen="privacy">
      <OperatorGate may="eraseAndExport">
        <PersonTools />
      </OperatorGate>
      <RetentionTable />
    </AdminScreen>
  );
}

function PersonTools() {
  const [found, setFound] = useState<FoundPerson | null>(null);
  return (
    <div className="privacy">
      <FindPerson onFound={setFound} />
      {found && <PersonFound key={found.exportedAt} person={found} onErased={() => setFound(null)} />}
    </div>
  );
}
