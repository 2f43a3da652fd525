import { useContent } from '#app/rendering.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { Features } from '#app/sections/features.tsx';
import { AnchorLink, OrderLink, PageLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { RecordLink } from '#app/sections/paper/record-link.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
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
  const { offerings } = useContent();
  const { hero } = useWords('ic-water-principle');
  return (
    <WorldHero
      product="ic-water-principle"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <OrderLink
            look="onworld"
            offer="ic-water-principle"
            to={offerings['ic-water-principle'].plans.session.link}
          >
            {hero.button}
          </OrderLink>
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
  const { sample } = useWords('sessions').paper;
  return (
    <>
      <section className="wrap">
        <h2>{features.title}</h2>
        <Features items={features.items} />
      </section>
      <Section>
        <PaperDesk title={benefits.title} paper={<Paper words={paper} />}>
          <TickList items={benefits.items} />
          <p className="small muted">{benefits.note}</p>
          <p className="row">
            <PageLink to="ic-water-principle-sample">{sample}</PageLink>
            <RecordLink of="ic-water-principle" />
          </p>
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
      <div className="head">
        <h2>{process.title}</h2>
        <p className="lead">{process.lead}</p>
      </div>
      <MinuteLine
        minutes={offerings['ic-water-principle'].schedule}
        parts={process.items}
        range={process.range}
      />
      <SessionFacts />
    </section>
  );
}

/** One price (spec 2 §9). */
function WaterPricing() {
  const { offerings } = useContent();
  const { price, plans, faq } = useWords('ic-water-principle');
  const common = useWords('common');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <PriceCard
          product="ic-water-principle"
          name={plans.session.name}
          covers={plans.session.duration}
          amount={plans.session.price}
          amountNote={plans.session.priceNote}
          items={[...plans.session.items, common.notes.social]}
          action={
            <OrderLink
              look="product"
              wide
              offer="ic-water-principle"
              to={offerings['ic-water-principle'].plans.session.link}
            >
              {plans.session.button}
            </OrderLink>
          }
          note={common.price.payNewTab}
        />
      </Section>
      <section className="wrap">
        <Faq title={faq.title} items={faq.items}>
          <Disclaimer />
        </Faq>
      </section>
    </>
  );
}

function WaterClose() {
  const { offerings } = useContent();
  const { close } = useWords('ic-water-principle');
  return (
    <div className="section-top">
      <WorldClose product="ic-water-principle" title={close.title} text={close.text}>
        <OrderLink
          look="onworld"
          offer="ic-water-principle"
          to={offerings['ic-water-principle'].plans.session.link}
        >
          {close.button}
        </OrderLink>
      </WorldClose>
    </div>
  );
}
