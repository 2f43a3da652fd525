import { OperatorGate, useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';

const ContentScreen = lazyPart(() => import('./content-screen.tsx'));

export default function Content() {
  return (
    <AdminScreen screen="content">
      <OperatorGate may="publish">
        <ForOperator />
      </OperatorGate>
    </AdminScreen>
  );
}

function ForOperator() {
  const { id } = useOperator();
  return <ContentScreen operatorId={id} />;
}
