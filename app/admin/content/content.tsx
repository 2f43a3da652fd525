import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';

const ContentScreen = lazyPart(() => import('./content-screen.tsx'));

export default function Content() {
  return (
    <AdminScreen screen="content" may="publish" texts={useWords(contentWords).content}>
      <ContentScreen />
    </AdminScreen>
  );
}
