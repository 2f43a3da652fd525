import { useContent } from '#app/rendering.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { Features } from '#app/sections/features.tsx';
import { OrderLink, PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { RecordLink } from '#app/sections/paper/record-link.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/spans.ts';
import { NovaMinutes } from './nova-minutes.tsx';

/** Spec 2 §2: hero, intro, 4 features, 4 benefits, 4 steps, expert, pricing, 3 questions, disclaimer, closing call. */
export default function NovaPage() {
  return (
    <div data-product="nova">
      <NovaHero />
      <NovaSession />
      <NovaProcess />
      <NovaExpert />
      <NovaPricing />
      <NovaClose />
    </div>
  );
}

function NovaHero() {
  const { offerings } = useContent();
  const { hero } = useWords('nova');
  return (
    <WorldHero
      product="nova"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.aiNote}
      actions={
        <>
          <OrderLink look="onworld" offer="nova" to={offerings.nova.plans.session.link}>
            {hero.button}
          </OrderLink>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </>
      }
    />
  );
}

function NovaSession() {
  const { intro, features, benefits, paper } = useWords('nova');
  return (
    <>
      <Section>
        <VoiceLine quote={intro.quote}>
          <h2 className="h3 intro-title">{intro.title}</h2>
          <p>{intro.text}</p>
        </VoiceLine>
      </Section>
      <section className="wrap">
        <h2>{features.title}</h2>
        <Features items={features.items} />
      </section>
      <Section>
        <PaperDesk title={benefits.title} paper={<Paper words={paper} />}>
          <TickList items={benefits.items} />
          <RecordLink of="nova" />
        </PaperDesk>
      </Section>
    </>
  );
}

function NovaProcess() {
  const { offerings } = useContent();
  const { process } = useWords('nova');
  return (
    <section className="wrap">
      <h2>{process.title}</h2>
      <Timeline steps={process.steps} main={2} />
      <NovaMinutes
        title={process.minutesTitle}
        parts={spansOf(offerings.nova.schedule, process.minutes)}
        range={process.range}
      />
      <SessionFacts />
    </section>
  );
}

function NovaExpert() {
  const { expert } = useWords('nova');
  return (
    <Section className="split expert">
      <Drop product="nova" />
      <div className="expert-text">
        <h2>{expert.title}</h2>
        <p className="muted">{expert.text}</p>
        <dl className="fact-rows">
          {expert.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function NovaPricing() {
  const { offerings } = useContent();
  const { hero, pricing, plans, faq } = useWords('nova');
  return (
    <>
      <section className="wrap" id="pricing">
        <h2>{pricing.title}</h2>
        <PriceCard
          product="nova"
          name={plans.session.name}
          covers={plans.session.duration}
          amount={plans.session.price}
          amountNote={plans.session.priceNote}
          items={[...plans.session.includes, pricing.social]}
          action={
            <OrderLink look="product" wide offer="nova" to={offerings.nova.plans.session.link}>
              {plans.session.button}
            </OrderLink>
          }
          note={pricing.buttonNote}
        />
        <div className="row shorter">
          <p className="muted">{pricing.short}</p>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </div>
      </section>
      <Section>
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </Section>
    </>
  );
}

function NovaClose() {
  const { offerings } = useContent();
  const { close } = useWords('nova');
  return (
    <WorldClose product="nova" title={close.title} text={close.text}>
      <OrderLink look="onworld" offer="nova" to={offerings.nova.plans.session.link}>
        {close.button}
      </OrderLink>
    </WorldClose>
  );
}
