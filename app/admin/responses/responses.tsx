import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { ResponseOverview } from './response-overview.tsx';

export default function Responses() {
  return (
    <AdminScreen screen="responses">
      <OperatorGate may="workInbox">
        <ResponseOverview />
      </OperatorGate>
    </AdminScreen>
  );
}
