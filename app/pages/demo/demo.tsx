import { pageMeta } from '#app/language/page-meta.ts';
import { DemoClose } from './demo-close.tsx';
import { DemoHero } from './demo-hero.tsx';
import { DemoQuestions } from './demo-questions.tsx';
import { DemoSteps } from './demo-steps.tsx';

export const meta = pageMeta('demo');

/** The live demo of 15 minutes (spec 2 §2): every book button opens the scheduling page in a new tab. */
export default function DemoPage() {
  return (
    <>
      <DemoHero />
      <DemoSteps />
      <DemoQuestions />
      <DemoClose />
    </>
  );
}
