import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('fuel');

export default function FuelPage() {
  const { hero } = useWords('fuel');
  return <Opening title={hero.title} lead={hero.lead} product="fuel" />;
}
