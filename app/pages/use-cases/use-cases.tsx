import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('use-cases');

export default function UseCasesPage() {
  const { hero } = useWords('use-cases');
  return <Opening title={hero.title} lead={hero.lead} />;
}
