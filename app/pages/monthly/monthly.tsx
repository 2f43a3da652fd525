import type { PageId } from '#app/routes.ts';
import { Faq } from '#app/sections/faq.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { MonthlyDrops } from './monthly-drops.tsx';
import { MonthlyPlans } from './monthly-plans.tsx';

/** Two groups of three plans (PRICE-3), each with a button to the scheduling page (PAGE-6). */
export default function MonthlyPage() {
  return (
    <>
      <MonthlyHero />
      <MonthlyDrops />
      <MonthlyPlans />
      <MonthlyQuestions />
      <MonthlyNotes />
    </>
  );
}

function MonthlyHero() {
  const { hero } = useWords('monthly');
  return (
    <section className="wrap split page-top">
      <h1 className="display">{hero.title}</h1>
      <div className="monthly-lead">
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.text}</p>
      </div>
    </section>
  );
}

function MonthlyQuestions() {
  const { faq } = useWords('monthly');
  return (
    <Section>
      <Faq title={faq.title} items={faq.items} />
    </Section>
  );
}

const targets: Readonly<Record<string, PageId>> = {
  unsure: 'demo',
  single: 'alacarte',
  prices: 'terms-of-service',
};

function MonthlyNotes() {
  const { notes } = useWords('monthly');
  return (
    <section className="wrap">
      <div className="split notes">
        {notes.map((note) => (
          <div key={note.id}>
            <h2 className="h3">{note.title}</h2>
            <p>{note.text}</p>
            <PageLink to={targets[note.id]!}>{note.link}</PageLink>
          </div>
        ))}
      </div>
    </section>
  );
}
