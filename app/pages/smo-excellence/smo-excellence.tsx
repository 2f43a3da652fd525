import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('smo-excellence');

export default function SmoExcellencePage() {
  const { hero } = useWords('smo-excellence');
  return <Opening title={hero.title} lead={hero.lead} product="smo-excellence" />;
}
