import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';

const SettingsScreen = lazyPart(() => import('./settings-screen.tsx'));

export default function Settings() {
  return (
    <AdminScreen screen="settings">
      <OperatorGate may="publish">
        <SettingsScreen />
      </OperatorGate>
    </AdminScreen>
  );
}
