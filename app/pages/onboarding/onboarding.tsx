import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('onboarding');

export default function OnboardingPage() {
  const { hero } = useWords('onboarding');
  return <Opening title={hero.title} lead={hero.lead} />;
}
