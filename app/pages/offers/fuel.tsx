import { Features } from '#app/sections/features.tsx';
import { FiguresNote } from '#app/sections/figures-note.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Motif } from '#app/sections/motif.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { RelatedProduct } from '#app/sections/related-product.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { useWords } from '#app/words/words.ts';
import { FuelHero } from './fuel-hero.tsx';
import { FuelLegal } from './fuel-legal.tsx';
import { FuelSheet } from './fuel-sheet.tsx';

export default function FuelPage() {
  return (
    <div data-product="fuel">
      <FuelHero />
      <FuelMonth />
      <FuelVoice />
      <FuelProcess />
      <FuelCases />
      <FuelPricing />
      <FuelLegal />
      <FuelClose />
    </div>
  );
}

/** The sheet comes out of the calculator. */
function FuelMonth() {
  const { features } = useWords('fuel');
  return (
    <section className="wrap split fuel-month">
      <FuelSheet />
      <div>
        <h2>{features.title}</h2>
        <Features items={features.items} />
      </div>
    </section>
  );
}

function FuelVoice() {
  const { what } = useWords('fuel');
  return (
    <section className="world fuel-voice">
      <Motif name="fuel" />
      <div className="wrap">
        <p className="voice quoted">{what.quote}</p>
        <h2 className="h3">{what.title}</h2>
        <p className="muted">{what.text}</p>
      </div>
    </section>
  );
}

function FuelProcess() {
  const { how } = useWords('fuel');
  return (
    <Section title={how.title}>
      <Timeline steps={how.steps} />
    </Section>
  );
}

/** Nothing if the claims are switched off. */
function FuelCases() {
  const { title, items } = useWords('fuel').cases;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="stats fuel-cases">
        {items.map(({ figure, label, text }) => (
          <li key={label}>
            <b>{label}</b>
            <span className="figure">{figure}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <FiguresNote />
    </Section>
  );
}

/** The largest package is arranged by mail (PRICE-4). */
function FuelPricing() {
  const { pricing, plans, session } = useWords('fuel');
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <OfferingPlans offering="fuel" words={plans} />
      <SessionFacts own={session} dataOnly work="programme" />
    </Section>
  );
}

function FuelClose() {
  const { close } = useWords('fuel');
  return (
    <section className="wrap">
      <div className="split">
        <h2 className="h1">{close.title}</h2>
        <div className="fuel-close">
          <p className="lead">{close.text}</p>
          <PageLink look="product" to="support" query={{ subject: 'package', offer: 'fuel' }}>
            {close.button}
          </PageLink>
        </div>
      </div>
      <RelatedProduct to="fuel" />
    </section>
  );
}
