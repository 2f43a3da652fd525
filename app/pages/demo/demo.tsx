import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('demo');

export default function DemoPage() {
  const { hero } = useWords('demo');
  return <Opening title={hero.title} lead={hero.lead} />;
}
