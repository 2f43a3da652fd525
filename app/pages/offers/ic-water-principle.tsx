import { useContent } from '#app/rendering.ts';
import { FeatureSection } from '#app/sections/features.tsx';
import { AnchorLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line/minute-line.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { SampleLinks } from '#app/sections/paper/sample-links.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionOrder, SessionPrice } from '#app/sections/session/session-price.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';

export default function IcWaterPrinciplePage() {
  return (
    <div data-product="ic-water-principle">
      <WaterHero />
      <WaterAudience />
      <WaterSession />
      <WaterProcess />
      <WaterPricing />
      <WaterClose />
    </div>
  );
}

function WaterHero() {
  const { hero } = useWords('ic-water-principle');
  return (
    <WorldHero
      product="ic-water-principle"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <SessionOrder look="onworld" offering="ic-water-principle">
            {hero.button}
          </SessionOrder>
          <AnchorLink to="process">{hero.secondary}</AnchorLink>
        </>
      }
    />
  );
}

function WaterAudience() {
  const { audience } = useWords('ic-water-principle');
  return (
    <Section title={audience.title} lead={audience.lead}>
      <div className="late-split voices">
        <Voice side="gut" {...audience.gut} />
        <Voice side="head" {...audience.head} />
      </div>
    </Section>
  );
}

function Voice({ side, title, items }: { side: 'gut' | 'head'; title: string; items: readonly string[] }) {
  return (
    <div className={`voice-side ${side}-side`}>
      <h3>{title}</h3>
      <ul className="plain">
        {items.map((item) => (
          <li key={item} className="voice">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WaterSession() {
  const { features, benefits, paper } = useWords('ic-water-principle');
  return (
    <>
      <FeatureSection title={features.title} items={features.items} />
      <Section>
        <PaperDesk title={benefits.title} paper={<Paper words={paper} />}>
          <TickList items={benefits.items} />
          <p className="small muted">{benefits.note}</p>
          <SampleLinks of="ic-water-principle" />
        </PaperDesk>
      </Section>
    </>
  );
}

/** The 30 minutes, true to scale; gut and head get eight each. */
function WaterProcess() {
  const { offerings } = useContent();
  const { process } = useWords('ic-water-principle');
  return (
    <section className="wrap" id="process">
      <SectionHead title={process.title} lead={process.lead} />
      <MinuteLine
        minutes={offerings['ic-water-principle'].schedule}
        parts={process.items}
        range={process.range}
      />
    </section>
  );
}

function WaterPricing() {
  const { price, plans, faq } = useWords('ic-water-principle');
  const common = useWords('common');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <SessionPrice offering="ic-water-principle" items={[...plans.session.items, common.notes.social]} />
        <SessionFacts />
      </Section>
      <section className="wrap">
        <SessionQuestions {...faq} />
      </section>
    </>
  );
}

function WaterClose() {
  const { close } = useWords('ic-water-principle');
  return (
    <div className="section-top">
      <WorldClose product="ic-water-principle" title={close.title} text={close.text}>
        <SessionOrder look="onworld" offering="ic-water-principle">
          {close.button}
        </SessionOrder>
      </WorldClose>
    </div>
  );
}
