import { pageMeta } from '#app/language/page-meta.ts';
import { OnboardingClose } from './onboarding-close.tsx';
import { OnboardingHelp } from './onboarding-help.tsx';
import { OnboardingHero } from './onboarding-hero.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { OnboardingVoices } from './onboarding-voices.tsx';

export const meta = pageMeta('onboarding');

/** Spec 2 §2: welcome hero, three next steps, four “how we help” items, three testimonials, closing call. */
export default function OnboardingPage() {
  return (
    <>
      <OnboardingHero />
      <OnboardingSteps />
      <OnboardingHelp />
      <OnboardingVoices />
      <OnboardingClose />
    </>
  );
}
