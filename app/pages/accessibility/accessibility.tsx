import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('accessibility');

export default function AccessibilityPage() {
  const { hero } = useWords('accessibility');
  return <Opening title={hero.title} lead={hero.lead} />;
}
