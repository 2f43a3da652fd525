import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('master-wu');

export default function MasterWuPage() {
  const { hero } = useWords('master-wu');
  return <Opening title={hero.title} lead={hero.lead} product="master-wu" />;
}
