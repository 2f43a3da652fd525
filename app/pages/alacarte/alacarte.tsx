import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { useWords } from '#app/words/words.ts';
import { AlacarteSessions } from './alacarte-sessions.tsx';

/** Four single sessions with a booking button each, and a general button (PAGE-8). */
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

function AlacarteHero() {
  const { hero } = useWords('alacarte');
  return (
    <section className="wrap split page-top">
      <h1 className="display">{hero.title}</h1>
      <div className="alacarte-lead">
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.text}</p>
      </div>
    </section>
  );
}

function AlacarteBooking() {
  const { booking } = useWords('alacarte');
  return (
    <Section title={booking.title}>
      <Timeline steps={booking.items} />
    </Section>
  );
}

function AlacarteQuestions() {
  const { faq } = useWords('alacarte');
  return (
    <section className="wrap alacarte-questions">
      <Faq title={faq.title} items={faq.items} />
    </section>
  );
}

/** Opens the support form, because no session is chosen yet (PAGE-8). */
function AlacarteGeneral() {
  const { general } = useWords('alacarte');
  return (
    <AmberPanel title={general.title} text={general.text}>
      <PageLink look="ink" to="support" query={{ subject: 'general' }}>
        {general.button}
      </PageLink>
    </AmberPanel>
  );
}
