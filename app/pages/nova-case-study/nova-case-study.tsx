import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('nova-case-study');

export default function NovaCaseStudyPage() {
  const { hero } = useWords('nova-case-study');
  return <Opening title={hero.title} lead={hero.lead} product="nova" />;
}
