import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('alacarte');

export default function AlacartePage() {
  const { hero } = useWords('alacarte');
  return <Opening title={hero.title} lead={hero.lead} />;
}
