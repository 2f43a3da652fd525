import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('home');

export default function HomePage() {
  const { hero } = useWords('home');
  return <Opening title={hero.title} lead={hero.lead} />;
}
