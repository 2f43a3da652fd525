import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('about');

export default function AboutPage() {
  const { hero } = useWords('about');
  return <Opening title={hero.title} lead={hero.lead} />;
}
