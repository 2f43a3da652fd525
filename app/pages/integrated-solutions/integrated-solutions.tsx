import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('integrated-solutions');

export default function IntegratedSolutionsPage() {
  const { hero } = useWords('integrated-solutions');
  return <Opening title={hero.title} lead={hero.lead} product="integrated-solutions" />;
}
