import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('monthly');

export default function MonthlyPage() {
  const { hero } = useWords('monthly');
  return <Opening title={hero.title} lead={hero.lead} />;
}
