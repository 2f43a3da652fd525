import { useContent } from '#app/rendering.ts';
import { AnchorBar } from '#app/sections/anchor-bar.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { Features } from '#app/sections/features.tsx';
import { AnchorLink, OrderLink, PageLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { OfferingPlans } from '#app/sections/offering-plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SmoMeaning } from '#app/sections/smo-meaning.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';

/** Spec 2 §2: anchors hero, features, success, process, pricing; links to /use-cases and /sophie-compare. */
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
        <VoiceLine quote={intro.voice}>
          <h2 className="h3 intro-title">{intro.title}</h2>
          <p>{intro.text}</p>
          <SmoMeaning />
        </VoiceLine>
      </Section>
      <section className="wrap" id="features">
        <h2>{features.title}</h2>
        <Features items={features.items} />
      </section>
    </>
  );
}

/** Three stated figures and their source (spec 2 §9). */
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
  const { process, session } = useWords('smo-excellence');
  return (
    <section className="wrap" id="process">
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine
        minutes={offerings['smo-excellence'].schedule}
        parts={process.items}
        range={process.range}
      />
      <SessionFacts own={session} />
    </section>
  );
}

/** Three packages (spec 2 §9). */
function SmoPricing() {
  const { pricing, plans, doubt } = useWords('smo-excellence');
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
      </Section>
      <section className="wrap">
        <Faq title={doubt.title} items={doubt.items}>
          <Disclaimer />
        </Faq>
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
