import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('sophie');

export default function SophiePage() {
  const { hero } = useWords('sophie');
  return <Opening title={hero.title} lead={hero.lead} product="sophie" />;
}
