import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('marcus-storm');

export default function MarcusStormPage() {
  const { hero } = useWords('marcus-storm');
  return <Opening title={hero.title} lead={hero.lead} product="marcus-storm" />;
}
