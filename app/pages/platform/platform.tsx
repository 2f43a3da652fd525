import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('platform');

export default function PlatformPage() {
  const { hero } = useWords('platform');
  return <Opening title={hero.title} lead={hero.lead} />;
}
