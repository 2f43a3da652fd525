import { useContent } from '#app/rendering.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { MinuteLine } from '#app/sections/minute-line/minute-line.tsx';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { SampleLinks } from '#app/sections/paper/sample-links.tsx';
import { PausedNote } from '#app/sections/paused-note.tsx';
import { Section, SectionHead } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionOrder, SessionPrice } from '#app/sections/session/session-price.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { useWords } from '#app/words/words.ts';

export default function IcWaterPrinciplePage() {
  return (
    <div data-product="ic-water-principle">
      <WaterHero />
      <WaterProcess />
      <WaterSheet />
      <WaterPricing />
      <WaterClose />
    </div>
  );
}

/** Two halves and the boundary between them, wild at the top and calm where a decision is made. */
function WaterHero() {
  const { hero, audience } = useWords('ic-water-principle');
  const [gut, ...head] = hero.title.split(/(?<=,) /);
  return (
    <div>
      <section className="world water">
        <svg className="water-across" viewBox="0 0 1440 800" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M1440 0H742${across}V800H1440Z`} />
          <path className="water-line" d={`M742 0${across}V800`} />
        </svg>
        <h1 className="display">
          <span>{gut}</span> <span>{head.join(' ')}</span>
        </h1>
        <div className="card water-meet">
          <p className="water-for">{audience.lead}</p>
          <p>{hero.lead}</p>
          <PausedNote offer="ic-water-principle" />
          <div className="water-order">
            <div className="row">
              <SessionOrder look="product" offering="ic-water-principle">
                {hero.button}
              </SessionOrder>
              <AnchorLink to="process">{hero.secondary}</AnchorLink>
            </div>
            <p>
              <b className="num h3">{hero.price}</b> <span className="caption muted">{hero.priceNote}</span>
            </p>
          </div>
        </div>
        <Voices side="gut" {...audience.gut} />
        <svg className="water-along" viewBox="0 0 390 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 100V48${along}V100Z`} />
          <path className="water-line" d={`M0 48${along}`} />
        </svg>
        <Voices side="head" {...audience.head} />
      </section>
    </div>
  );
}

const across =
  'C700 60 812 96 772 150S668 214 706 268 774 318 742 366 700 408 716 448 728 500 721 540 720 640 720 720';
const along = 'C30 2 52 96 92 50S140 14 172 50 214 72 244 50 280 44 390 50';

function Voices({ side, title, items }: { side: 'gut' | 'head'; title: string; items: readonly string[] }) {
  return (
    <ul className={`plain water-voices ${side}-side`} aria-label={title}>
      {items.map((item) => (
        <li key={item} className="voice">
          {item}
        </li>
      ))}
    </ul>
  );
}

function WaterSheet() {
  const { benefits, paper } = useWords('ic-water-principle');
  return (
    <Section>
      <PaperDesk title={benefits.title} paper={<Paper words={paper} />}>
        <TickList items={benefits.items} />
        <p className="small muted">{benefits.note}</p>
        <SampleLinks of="ic-water-principle" />
      </PaperDesk>
    </Section>
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
