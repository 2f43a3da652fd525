import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('privacy');

export default function PrivacyPage() {
  const { hero } = useWords('privacy');
  return <Opening title={hero.title} lead={hero.lead} />;
}
