import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { OpenReleaseList } from './open-releases.tsx';
import { VersionList } from './version-list.tsx';

export default function History() {
  return (
    <AdminScreen screen="history">
      <OperatorGate may="publish">
        <OpenReleaseList />
        <VersionList />
      </OperatorGate>
    </AdminScreen>
  );
}
