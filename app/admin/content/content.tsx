import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';

const ContentScreen = lazyPart(() => import('./content-screen.tsx'));

export default function Content() {
  return (
    <AdminScreen screen="content" texts={useWords(contentWords).content}>
      <OperatorGate may="publish">
        <ContentScreen />
      </OperatorGate>
    </AdminScreen>
  );
}
