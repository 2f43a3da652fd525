import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { ResponseOverview } from './response-overview.tsx';

export default function Responses() {
  const { words } = useAdmin();
  return (
    <AdminScreen
      tab="responses"
      documentTitle={words.meta.titles.responses}
      title={words.responses.title}
      text={words.responses.lead}
    >
      <OperatorGate may="workInbox">
        <ResponseOverview />
      </OperatorGate>
    </AdminScreen>
  );
}
