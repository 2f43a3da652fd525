import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { Inbox } from './inbox.tsx';

export default function Messages() {
  return (
    <AdminScreen screen="messages">
      <OperatorGate may="workInbox">
        <Inbox />
      </OperatorGate>
    </AdminScreen>
  );
}
