import { useContent } from '#app/rendering.ts';
import { AnchorBar } from '#app/sections/anchor-bar/anchor-bar.tsx';
import { FeatureSection } from '#app/sections/features.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { MovingMotif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { Paper } from '#app/sections/paper/paper.tsx';
import { PausedNote } from '#app/sections/paused-note.tsx';
import { PlanQuestions } from '#app/sections/plan-questions.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { useWords } from '#app/words/words.ts';
import { planEntries } from '#content/offerings/record.ts';

/** The style sheet fans out this many sheets. */
const mostSheets = 7;

const anchors = ['intro', 'concept', 'success', 'features', 'offers'] as const;

/** The sections have the anchors of PAGE-4. */
export default function QuantumEvolutionPage() {
  const { anchors: labels } = useWords('quantum-evolution');
  return (
    <div data-product="quantum-evolution">
      <QuantumHero />
      <AnchorBar label={labels.label} anchors={anchors.map((id) => ({ id, label: labels[id] }))} />
      <QuantumIntro />
      <QuantumConcept />
      <QuantumSuccess />
      <QuantumFeatures />
      <QuantumOffers />
      <QuantumClose />
    </div>
  );
}

/** One night at work, from ten to seven; the button stands where the morning begins. */
function QuantumHero() {
  const { hero, night } = useWords('quantum-evolution');
  return (
    <div>
      <section className="world world-hero night">
        <MovingMotif name="quantum-evolution" />
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="quantum-hours">
          {hero.figure && <b className="figure">{hero.figure}</b>}
          <span>{hero.figureLabel}</span>
        </p>
        <ol className="plain night-hours" aria-label={night.label}>
          {night.items.map(({ at, text }) => (
            <li key={at}>
              <b className="num">{at}</b>
              <p>{text}</p>
            </li>
          ))}
          <li>
            <b className="num">{night.morning}</b>
            <PausedNote offer="quantum-evolution" />
            <AnchorLink look="onworld" to="offers">
              {hero.button}
            </AnchorLink>
            <p className="caption muted">
              <b className="num">{hero.price}</b> {hero.priceNote}
            </p>
          </li>
        </ol>
        <p className="caption muted night-note">{night.note}</p>
        <MotionButton />
      </section>
    </div>
  );
}

function QuantumIntro() {
  const { intro } = useWords('quantum-evolution');
  return (
    <Section id="intro">
      <div className="split">
        <h2>{intro.title}</h2>
        <div className="quantum-intro">
          <p className="lead">{intro.text}</p>
          <p className="muted">{intro.audience}</p>
        </div>
      </div>
    </Section>
  );
}

/** The sheet lies on those of the other mornings, one for each day of the smallest package. */
function QuantumConcept() {
  const { concept, paper } = useWords('quantum-evolution');
  const days = planEntries(useContent().offerings['quantum-evolution']).map(
    ([, { figures }]) => figures.processingDays,
  );
  const sheets = Array.from({ length: Math.min(...days, mostSheets) - 1 }, (_, index) => index);
  return (
    <section className="wrap" id="concept">
      <h2>{concept.title}</h2>
      <div className="split quantum-concept">
        <ol className="ruled">
          {concept.items.map((step) => (
            <li key={step.title}>
              <b className="quantum-when">{step.when}</b>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="quantum-fan">
          {sheets.map((sheet) => (
            <i key={sheet} className="no-print" aria-hidden="true" />
          ))}
          <Paper words={paper} />
        </div>
      </div>
    </section>
  );
}

function QuantumSuccess() {
  const { success } = useWords('quantum-evolution');
  return (
    <Section id="success" title={success.title} className="quantum-success">
      <Stats
        items={success.items.map(({ figure, label, text }) => ({ value: figure, label, text }))}
        note={success.note}
      />
      <PageLink to="use-cases">{success.link}</PageLink>
    </Section>
  );
}

function QuantumFeatures() {
  const { features } = useWords('quantum-evolution');
  return <FeatureSection id="features" title={features.title} items={features.items} />;
}

function QuantumOffers() {
  const { offers, plans, faq } = useWords('quantum-evolution');
  return (
    <Section id="offers" title={offers.title} lead={offers.lead}>
      <OfferingPlans
        offering="quantum-evolution"
        words={plans}
        priceNote={offers.priceNote}
        tag={offers.tag}
        facts={({ duration, scope }) => [
          { label: offers.durationLabel, text: duration },
          { label: offers.scopeLabel, text: scope },
        ]}
      />
      <SessionFacts work="programme" />
      <PlanQuestions {...faq} />
    </Section>
  );
}

function QuantumClose() {
  const { close } = useWords('quantum-evolution');
  return (
    <WorldClose product="quantum-evolution" title={close.title} text={close.text}>
      <PageLink look="onworld" to="support" query={{ subject: 'problem', offer: 'quantum-evolution' }}>
        {close.button}
      </PageLink>
      <PageLink to="home">{close.backLink}</PageLink>
    </WorldClose>
  );
}
