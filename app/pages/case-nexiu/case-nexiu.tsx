import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('case-nexiu');

export default function CaseNexiuPage() {
  const { hero } = useWords('case-nexiu');
  return <Opening title={hero.title} lead={hero.lead} />;
}
