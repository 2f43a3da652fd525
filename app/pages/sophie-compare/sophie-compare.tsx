import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('sophie-compare');

export default function SophieComparePage() {
  const { hero } = useWords('sophie-compare');
  return <Opening title={hero.title} lead={hero.lead} product="sophie" />;
}
