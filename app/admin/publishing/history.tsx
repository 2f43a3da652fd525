import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { VersionList } from './version-list.tsx';

export default function History() {
  const { words } = useAdmin();
  return (
    <AdminScreen
      tab="history"
      documentTitle={words.meta.titles.history}
      title={words.history.title}
      text={words.history.lead}
    >
      <OperatorGate may="publish">
        <VersionList />
      </OperatorGate>
    </AdminScreen>
  );
}
