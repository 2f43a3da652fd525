import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('ic-water-principle');

export default function IcWaterPrinciplePage() {
  const { hero } = useWords('ic-water-principle');
  return <Opening title={hero.title} lead={hero.lead} product="ic-water-principle" />;
}
