import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Motif, MovingMotif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { PausedNote } from '#app/sections/paused-note.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionOrder, SessionPrice } from '#app/sections/session/session-price.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
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

/** The emptiest view of the site: a sun, a horizon, a sentence. */
function ZenHero() {
  const { hero } = useWords('master-wu');
  return (
    <div className="zen-top">
      <section className="world world-hero zen">
        <MovingMotif name="master-wu" />
        <h1>{hero.title}</h1>
        <SessionOrder look="onworld" offering="master-wu">
          {hero.button}
        </SessionOrder>
        <MotionButton />
      </section>
    </div>
  );
}

function ZenIntro() {
  const { hero, intro } = useWords('master-wu');
  return (
    <Section className="split intro">
      <p className="voice">{intro.voice}</p>
      <div className="zen-offer">
        <p className="lead">{hero.lead}</p>
        <PausedNote offer="master-wu" />
        <p>
          <b className="num h3">{hero.price}</b> <span className="muted">{hero.priceNote}</span>
        </p>
        <div className="muted">
          <h2 className="h3 intro-title">{intro.title}</h2>
          <p>{intro.text}</p>
        </div>
      </div>
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
