import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('business-wonder');

export default function BusinessWonderPage() {
  const { hero } = useWords('business-wonder');
  return <Opening title={hero.title} lead={hero.lead} product="business-wonder" />;
}
