import { FeatureSection } from '#app/sections/features.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { FuelCalculator } from './fuel-calculator.tsx';
import { FuelLegal } from './fuel-legal.tsx';

export default function FuelPage() {
  return (
    <div data-product="fuel">
      <FuelHero />
      <FuelProgramme />
      <FuelProcess />
      <FuelCalculator />
      <FuelPricing />
      <FuelLegal />
      <FuelClose />
    </div>
  );
}

function FuelHero() {
  const { hero } = useWords('fuel');
  return (
    <WorldHero
      product="fuel"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <AnchorLink look="onworld" to="pricing">
            {hero.button}
          </AnchorLink>
          <AnchorLink to="calculator">{hero.calculatorLink}</AnchorLink>
        </>
      }
    />
  );
}

function FuelProgramme() {
  const { what, features, benefits, paper } = useWords('fuel');
  return (
    <>
      <Section>
        <VoiceLine quote={what.quote} title={what.title} text={what.text} />
      </Section>
      <FeatureSection title={features.title} items={features.items} />
      <Section>
        <PaperDesk title={benefits.title} paper={<Paper words={paper} look="ranked" />}>
          <TickList items={benefits.items} />
        </PaperDesk>
      </Section>
    </>
  );
}

function FuelProcess() {
  const { how } = useWords('fuel');
  return (
    <section className="wrap">
      <h2>{how.title}</h2>
      <Timeline steps={how.steps} />
      <p className="muted fuel-takeaway">{how.takeaway}</p>
    </section>
  );
}

/** The largest package is arranged by mail (PRICE-4). */
function FuelPricing() {
  const { pricing, plans, session } = useWords('fuel');
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <OfferingPlans offering="fuel" words={plans} />
      <p className="caption muted fuel-estimate">{pricing.mailNote}</p>
      <SessionFacts own={session} dataOnly work="programme" />
    </Section>
  );
}

function FuelClose() {
  const { close } = useWords('fuel');
  return (
    <WorldClose product="fuel" title={close.title} text={close.text}>
      <PageLink look="onworld" to="support" query={{ subject: 'package', offer: 'fuel' }}>
        {close.button}
      </PageLink>
    </WorldClose>
  );
}
