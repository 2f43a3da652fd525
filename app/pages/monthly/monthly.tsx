import { pageMeta } from '#app/language/page-meta.ts';
import { MonthlyHero } from './monthly-hero.tsx';
import { MonthlyNotes } from './monthly-notes.tsx';
import { MonthlyPlans } from './monthly-plans.tsx';
import { MonthlyQuestions } from './monthly-questions.tsx';

export const meta = pageMeta('monthly');

/** Spec 2 §2: two groups of three plans, each with a button to the scheduling page. */
export default function MonthlyPage() {
  return (
    <>
      <MonthlyHero />
      <MonthlyPlans />
      <MonthlyQuestions />
      <MonthlyNotes />
    </>
  );
}
