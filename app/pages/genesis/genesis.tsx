import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('genesis');

export default function GenesisPage() {
  const { hero } = useWords('genesis');
  return <Opening title={hero.title} lead={hero.lead} />;
}
