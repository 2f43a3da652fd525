import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Motif } from '#app/sections/motif.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionOrder, SessionPrice } from '#app/sections/session/session-price.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';

/** Zen Focus (SESSION-1). */
export default function MasterWuPage() {
  return (
    <div data-product="master-wu">
      <ZenHero />
      <ZenIntro />
      <ZenSchedule />
      <ZenPlaces />
      <ZenPricing />
      <ZenClose />
    </div>
  );
}

function ZenHero() {
  const { hero } = useWords('master-wu');
  return (
    <WorldHero
      product="master-wu"
      size="h1"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <SessionOrder look="onworld" offering="master-wu">
          {hero.button}
        </SessionOrder>
      }
    />
  );
}

function ZenIntro() {
  const { intro } = useWords('master-wu');
  return (
    <Section>
      <VoiceLine quote={intro.voice} title={intro.title} text={intro.text} />
    </Section>
  );
}

/** Four parts, drawn to scale (SESSION-1). */
function ZenSchedule() {
  const { schedule } = useWords('master-wu');
  const minutes = useContent().offerings['master-wu'].schedule;
  const longest = Math.max(...Object.values(minutes));
  return (
    <section className="wrap">
      <SectionHead title={schedule.title} lead={schedule.lead} />
      <ol className="zen-bar">
        {spansOf(minutes, schedule.items).map(({ id, title, text, length }) => (
          <li key={id} data-minutes={length}>
            <p className="zen-part">
              {length === longest && <Motif name="master-wu" />}
              <b className="figure num">{length}</b> {schedule.unit}
            </p>
            <div className="zen-text">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Video call, Berlin, Munich or Hamburg (SESSION-1). */
function ZenPlaces() {
  const { places } = useWords('master-wu');
  return (
    <Section className="split">
      <div className="zen-places">
        <h2>{places.title}</h2>
        <p className="lead">{places.lead}</p>
        <p className="small muted">{places.note}</p>
      </div>
      <RuledList rows={places.items.map(({ name, text }) => ({ title: name, text }))} />
    </Section>
  );
}

/** One price for every place, with a donated share (SESSION-1). */
function ZenPricing() {
  const { listing, price, plans, donation, faq } = useWords('master-wu');
  return (
    <>
      <Section>
        <h2>{price.title}</h2>
        <SessionPrice offering="master-wu" items={plans.session.items} />
        <SessionFacts own={listing} />
        <div className="late-split zen-after">
          <div>
            <h3>{donation.title}</h3>
            <p className="muted">{donation.text}</p>
          </div>
          <div>
            <h3>{price.longerTitle}</h3>
            <p className="muted">{price.longer}</p>
            <PageLink to="alacarte">{price.longerLink}</PageLink>
          </div>
        </div>
      </Section>
      <section className="wrap">
        <SessionQuestions {...faq} />
      </section>
    </>
  );
}

/** Master Wu has no related offering (OFFER-2), so the link leads to the home page. */
function ZenClose() {
  const { close } = useWords('master-wu');
  return (
    <div className="section-top">
      <WorldClose product="master-wu" title={close.title} text={close.text}>
        <SessionOrder look="onworld" offering="master-wu">
          {close.button}
        </SessionOrder>
        <PageLink to="home">{close.backLink}</PageLink>
      </WorldClose>
    </div>
  );
}
