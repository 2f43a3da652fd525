import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('terms-of-service');

export default function TermsOfServicePage() {
  const { hero } = useWords('terms-of-service');
  return <Opening title={hero.title} lead={hero.lead} />;
}
