import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { Inbox } from './inbox.tsx';

export default function Messages() {
  const { words } = useAdmin();
  return (
    <AdminScreen
      tab="messages"
      documentTitle={words.meta.titles.messages}
      title={words.messages.title}
      text={words.messages.lead}
    >
      <OperatorGate may="workInbox">
        <Inbox />
      </OperatorGate>
    </AdminScreen>
  );
}
