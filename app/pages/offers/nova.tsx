import { useContent } from '#app/rendering.ts';
import { FeatureSection } from '#app/sections/features.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { Paper } from '#app/sections/paper/paper.tsx';
import { RecordLink } from '#app/sections/paper/record-link.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionOrder, SessionPrice } from '#app/sections/session/session-price.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { Timeline } from '#app/sections/timeline.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';
import { NovaMinutes } from './nova-minutes.tsx';

export default function NovaPage() {
  return (
    <div data-product="nova">
      <NovaHero />
      <NovaSession />
      <NovaProcess />
      <NovaHour />
      <NovaExpert />
      <NovaPricing />
      <NovaClose />
    </div>
  );
}

function NovaHero() {
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
          <SessionOrder look="onworld" offering="nova">
            {hero.button}
          </SessionOrder>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </>
      }
    />
  );
}

function NovaSession() {
  const { intro, features } = useWords('nova');
  return (
    <>
      <Section>
        <VoiceLine quote={intro.quote} title={intro.title} text={intro.text} />
      </Section>
      <FeatureSection title={features.title} items={features.items} />
    </>
  );
}

function NovaProcess() {
  const { process } = useWords('nova');
  return (
    <Section>
      <h2>{process.title}</h2>
      <Timeline steps={process.steps} main={2} />
    </Section>
  );
}

/** The sheet stays beside the hour that writes it. */
function NovaHour() {
  const { offerings } = useContent();
  const { process, benefits, paper } = useWords('nova');
  return (
    <section className="wrap">
      <h2>{process.minutesTitle}</h2>
      <div className="hour">
        <NovaMinutes parts={spansOf(offerings.nova.schedule, process.minutes)} range={process.range} />
        <div className="hour-sheet">
          <Paper words={paper} />
        </div>
        <div className="hour-result">
          <h3>{benefits.title}</h3>
          <TickList items={benefits.items} />
          <RecordLink of="nova" />
        </div>
      </div>
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
        <p className="lead">{expert.text}</p>
      </div>
    </Section>
  );
}

function NovaPricing() {
  const { hero, pricing, plans, faq } = useWords('nova');
  return (
    <>
      <section className="wrap" id="pricing">
        <h2>{pricing.title}</h2>
        <SessionPrice offering="nova" items={[...plans.session.includes, pricing.social]} />
        <SessionFacts />
        <div className="row shorter">
          <p className="muted">{pricing.short}</p>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </div>
      </section>
      <Section>
        <SessionQuestions {...faq} />
      </Section>
    </>
  );
}

function NovaClose() {
  const { close } = useWords('nova');
  return (
    <WorldClose product="nova" title={close.title} text={close.text}>
      <SessionOrder look="onworld" offering="nova">
        {close.button}
      </SessionOrder>
    </WorldClose>
  );
}
