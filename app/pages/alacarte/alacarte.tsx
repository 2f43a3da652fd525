import { pageMeta } from '#app/language/page-meta.ts';
import { AlacarteBooking } from './alacarte-booking.tsx';
import { AlacarteGeneral } from './alacarte-general.tsx';
import { AlacarteHero } from './alacarte-hero.tsx';
import { AlacarteQuestions } from './alacarte-questions.tsx';
import { AlacarteSessions } from './alacarte-sessions.tsx';

export const meta = pageMeta('alacarte');

/** Spec 2 §2: four single sessions with a booking button each, and a general one. */
export default function AlacartePage() {
  return (
    <>
      <AlacarteHero />
      <AlacarteSessions />
      <AlacarteBooking />
      <AlacarteQuestions />
      <AlacarteGeneral />
    </>
  );
}
