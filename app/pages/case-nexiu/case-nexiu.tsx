import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Ledger } from '#app/sections/ledger/ledger.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { useWords } from '#app/words/words.ts';
import { SpanList } from './span-list.tsx';

/** Calls to action lead to /demo (PAGE-7). */
export default function CaseNexiuPage() {
  return (
    <>
      <CaseHero />
      <CaseChange />
      <CaseResult />
      <CaseYear />
      <CaseTransfer />
      <CaseClose />
    </>
  );
}

function CaseHero() {
  const { claims } = useContent();
  const { hero } = useWords('case-nexiu');
  return (
    <div className="wrap">
      <section className="split case case-hero">
        <div className="case-hero-copy">
          <p className="case-hero-figure">
            {hero.figure && <b className="huge num">{hero.figure}</b>}
            <span>{hero.figureLabel}</span>
          </p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <PageLink look="primary" to="demo">
            {hero.button}
          </PageLink>
        </div>
        {hero.figure && <PartnerRays count={Number(claims.claimPartnersPerMonth.value)} />}
      </section>
    </div>
  );
}

function CaseChange() {
  const { situation, ledger } = useWords('case-nexiu');
  return (
    <Section className="case-change">
      <div className="split">
        <h2>{situation.title}</h2>
        <p className="lead">{situation.text}</p>
      </div>
      <h2 className="sr">{ledger.title}</h2>
      <Ledger
        labels={{ from: ledger.beforeLabel, to: ledger.afterLabel }}
        rows={ledger.items.map(({ before, after }) => ({ from: before, to: after }))}
      />
    </Section>
  );
}

/** Figures of CLAIM-2. */
function CaseResult() {
  const { figures } = useWords('case-nexiu');
  return (
    <section className="wrap">
      <h2>{figures.title}</h2>
      {figures.dashboard.map(({ text }) => (
        <p key={text} className="lead case-dashboard">
          {text}
        </p>
      ))}
      <Stats items={figures.items} note={figures.note} />
    </section>
  );
}

function CaseYear() {
  const { schedules } = useContent();
  const { timeline, quote } = useWords('case-nexiu');
  const { notes } = useWords('common');
  return (
    <Section title={timeline.title} className="case-year">
      <SpanList parts={timeline.items} lengths={schedules['case-nexiu']} />
      <figure className="split case-quote">
        <blockquote className="voice">{quote.text}</blockquote>
        <figcaption className="small">
          <b>{quote.name}</b>
          <span className="muted">{quote.role}</span>
          <span className="caption muted">{notes.testimonials}</span>
        </figcaption>
      </figure>
    </Section>
  );
}

function CaseTransfer() {
  const { transfer } = useWords('case-nexiu');
  const { footer } = useWords('common');
  return (
    <section className="wrap case-transfer">
      <h2>{transfer.title}</h2>
      <RuledList rows={transfer.items} />
      <Disclaimer text={footer.aiNote} />
    </section>
  );
}

function CaseClose() {
  const { close } = useWords('case-nexiu');
  return (
    <AmberPanel title={close.title} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
    </AmberPanel>
  );
}

const goldenAngle = 137.508;

function PartnerRays({ count }: { count: number }) {
  const partners = Array.from({ length: count }, (_, index) => {
    const angle = (index * goldenAngle * Math.PI) / 180;
    const distance = 52 + 132 * Math.sqrt((index + 1) / count);
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
  });
  return (
    <svg className="partner-rays" viewBox="-200 -200 400 400" aria-hidden="true">
      {[70, 127, 184].map((radius) => (
        <circle key={radius} className="orbit" r={radius} />
      ))}
      {partners.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${Math.round(x * 0.09)} ${Math.round(y * 0.09)}L${x} ${y}`} />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
      <circle r="15" />
    </svg>
  );
}
