import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('imprint');

export default function ImprintPage() {
  const { hero } = useWords('imprint');
  return <Opening title={hero.title} lead={hero.lead} />;
}
