import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { FiguresNote } from '#app/sections/figures-note.tsx';
import { Ledger } from '#app/sections/ledger/ledger.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { HomePrices } from './home-prices.tsx';
import { HomeStone } from './home-stone.tsx';
import { HomeWorlds } from './home-worlds.tsx';
import { SessionScene } from './session-scene.tsx';
import { StarsProof } from './stars-proof.tsx';

/** Links to /demo and /case-nexiu (PAGE-7). */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <SessionScene />
      <HomeWorlds />
      <HomePrices />
      <HomeMaturity />
      <HomeCase />
      <HomeTrust />
      <HomeClose />
    </>
  );
}

function HomeHero() {
  const { hero } = useWords('home');
  return (
    <section className="wrap late-split hero">
      <div className="hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="row">
          <div className="with-note">
            <PageLink look="primary" to="demo">
              {hero.button}
            </PageLink>
            <p className="small muted">{hero.buttonNote}</p>
          </div>
          <PageLink to="case-nexiu">{hero.caseLink}</PageLink>
        </div>
      </div>
      <HomeStone />
    </section>
  );
}

/** Recurring claims and whose they are (CLAIM-1, LAW-12, LAW-13). */
function HomeTrust() {
  const { trust } = useWords('home');
  const { rating, ratingSource, text } = trust.awards;
  const isRated = rating !== '' && ratingSource !== '';
  return (
    <section className="wrap trust">
      <h2 className="h1">{trust.title}</h2>
      {trust.proof.length > 0 && <p className="lead">{trust.proof.map(({ text }) => text).join(' ')}</p>}
      <div className="row awards">
        {isRated && <StarsProof strong={rating} rest={ratingSource} />}
        {text && <p className="muted">{text}</p>}
      </div>
      <FiguresNote text={trust.note} />
    </section>
  );
}

/** Both links lead to the live demo (PAGE-7). */
function HomeMaturity() {
  const { maturity } = useWords('home');
  return (
    <Section title={maturity.title} lead={maturity.lead}>
      <ol className="ripe plain">
        {maturity.levels.map((level, index) => (
          <li key={level}>
            <i>
              <RingMark rings={index + 1} />
            </i>
            <b>{level}</b>
          </li>
        ))}
      </ol>
      <h3 className="ledger-title">{maturity.ledgerTitle}</h3>
      <Ledger
        labels={{ from: maturity.problemLabel, to: maturity.solutionLabel }}
        rows={maturity.ledger.map(({ problem, solution }) => ({ from: problem, to: solution }))}
      />
      <div className="row ledger-actions">
        <PageLink look="ink" to="demo">
          {maturity.button}
        </PageLink>
        <PageLink to="demo">{maturity.analysisLink}</PageLink>
      </div>
    </Section>
  );
}

function HomeCase() {
  const { case: story } = useWords('home');
  return (
    <section className="wrap">
      <div className="split case">
        <div>
          <h2>{story.title}</h2>
          <p className="muted">{story.text}</p>
          <PageLink look="primary" to="case-nexiu">
            {story.button}
          </PageLink>
        </div>
        <div>
          {story.figure && <p className="huge num">{story.figure}</p>}
          <p className="huge-label">{story.figureLabel}</p>
          <p className="caption muted">{story.note}</p>
        </div>
      </div>
    </section>
  );
}

function HomeClose() {
  const { close } = useWords('home');
  return (
    <AmberPanel title={close.title} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
    </AmberPanel>
  );
}

// The outermost growth ring of the stone, centred in 400 × 400.
const ring =
  'M384 176Q388 200 381 223Q375 247 363 267Q351 287 336 304Q321 321 302 333Q284 345 264 354Q243 362 222 367Q200 372 176 374Q153 376 130 369Q107 362 89 345Q72 328 64 306Q56 283 52 262Q49 240 46 220Q44 200 43 179Q42 158 48 136Q53 115 65 96Q78 78 95 63Q112 48 133 39Q154 30 177 29Q200 29 221 36Q242 44 260 54Q278 64 297 74Q315 85 334 98Q353 111 367 132Q381 152 384 176Z';

/** One growth ring per stage of digital maturity (LOOK-1). */
function RingMark({ rings }: { rings: number }) {
  const sizes = Array.from({ length: rings }, (_, index) => (index + 1) / rings);
  return (
    <svg viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      {sizes.map((size) => (
        <path
          key={size}
          d={ring}
          transform={`translate(200 200) scale(${size.toFixed(3)}) translate(-200 -200)`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
