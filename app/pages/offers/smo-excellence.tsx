import { useContent } from '#app/rendering.ts';
import { AnchorBar } from '#app/sections/anchor-bar/anchor-bar.tsx';
import { FeatureSection } from '#app/sections/features.tsx';
import { AnchorLink, OrderLink, PageLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line/minute-line.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { SmoMeaning } from '#app/sections/smo-meaning.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';

/** PAGE-4. */
const anchorIds = ['hero', 'features', 'success', 'process', 'pricing'] as const;

export default function SmoExcellencePage() {
  const { anchors } = useWords('smo-excellence');
  return (
    <div data-product="smo-excellence">
      <SmoHero />
      <AnchorBar label={anchors.label} anchors={anchorIds.map((id) => ({ id, label: anchors[id] }))} />
      <SmoSession />
      <SmoSuccess />
      <SmoProcess />
      <SmoPricing />
      <SmoClose />
    </div>
  );
}

function SmoHero() {
  const { hero } = useWords('smo-excellence');
  return (
    <div id="hero">
      <WorldHero
        product="smo-excellence"
        title={hero.title}
        lead={hero.lead}
        price={{ amount: hero.price, note: hero.priceNote }}
        actions={
          <>
            <AnchorLink look="onworld" to="pricing">
              {hero.button}
            </AnchorLink>
            <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
          </>
        }
      />
    </div>
  );
}

function SmoSession() {
  const { intro, features } = useWords('smo-excellence');
  return (
    <>
      <Section>
        <VoiceLine quote={intro.voice} title={intro.title} text={intro.text}>
          <SmoMeaning />
        </VoiceLine>
      </Section>
      <FeatureSection id="features" title={features.title} items={features.items} />
    </>
  );
}

/** Three figures and a link to their source (CLAIM-2). */
function SmoSuccess() {
  const { success } = useWords('smo-excellence');
  return (
    <Section id="success">
      <h2>{success.title}</h2>
      <Stats items={success.items} note={success.note} />
      <p className="success-link">
        <PageLink to="use-cases">{success.storiesLink}</PageLink>
      </p>
    </Section>
  );
}

function SmoProcess() {
  const { offerings } = useContent();
  const { process } = useWords('smo-excellence');
  return (
    <section className="wrap" id="process">
      <SectionHead title={process.title} lead={process.lead} />
      <MinuteLine
        minutes={offerings['smo-excellence'].schedule}
        parts={process.items}
        range={process.range}
      />
    </section>
  );
}

function SmoPricing() {
  const { listing, pricing, plans, doubt } = useWords('smo-excellence');
  return (
    <>
      <Section id="pricing">
        <h2 className="plans-title">{pricing.title}</h2>
        <OfferingPlans
          offering="smo-excellence"
          words={plans}
          priceNote={pricing.priceNote}
          tag={pricing.bestseller}
        />
        <SessionFacts own={listing} />
      </Section>
      <section className="wrap">
        <SessionQuestions {...doubt} />
      </section>
    </>
  );
}

function SmoClose() {
  const { offerings } = useContent();
  const { close } = useWords('smo-excellence');
  return (
    <div className="section-top">
      <WorldClose product="smo-excellence" title={close.title} text={close.text}>
        <OrderLink look="onworld" offer="smo-excellence" to={offerings['smo-excellence'].plans.single.link}>
          {close.button}
        </OrderLink>
      </WorldClose>
    </div>
  );
}
