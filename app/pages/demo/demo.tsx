import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { SpanList } from '#app/sections/span-list.tsx';
import { useWords } from '#app/words/words.ts';
import { totalOf } from '#domain/language/spans.ts';

/** Every book button opens the scheduling page in a new tab (PAGE-6). */
export default function DemoPage() {
  return (
    <>
      <DemoHero />
      <DemoSteps />
      <DemoQuestions />
      <DemoClose />
    </>
  );
}

function DemoHero() {
  const { site, schedules } = useContent();
  const { hero } = useWords('demo');
  return (
    <section className="wrap late-split demo-hero">
      <div className="demo-hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="demo-book">
          <OutsideLink look="primary" href={site.links.schedulingDemo}>
            {hero.button}
          </OutsideLink>
          <p className="small muted">{hero.note}</p>
        </div>
      </div>
      <MinuteDial minutes={totalOf(schedules.demo)} unit={hero.dialUnit} label={hero.dialAlt} />
    </section>
  );
}

function DemoSteps() {
  const { schedules } = useContent();
  const { steps } = useWords('demo');
  return (
    <Section title={steps.title} lead={steps.lead} className="demo-steps">
      <SpanList parts={steps.items} lengths={schedules.demo} />
      <SessionFacts />
    </Section>
  );
}

function DemoQuestions() {
  const { faq } = useWords('demo');
  return (
    <section className="wrap demo-questions">
      <SessionQuestions {...faq} />
    </section>
  );
}

function DemoClose() {
  const { site } = useContent();
  const { close } = useWords('demo');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <OutsideLink look="ink" href={site.links.schedulingDemo}>
        {close.button}
      </OutsideLink>
      <PageLink to="case-nexiu">{close.caseLink}</PageLink>
    </AmberPanel>
  );
}

const marks = Array.from({ length: 60 }, (_, minute) => minute);

function MinuteDial({ minutes, unit, label }: { minutes: number; unit: string; label: string }) {
  return (
    <div className="dial" role="img" aria-label={label}>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        {marks.map((minute) => (
          <path
            key={minute}
            className={minute < minutes ? 'on' : undefined}
            d={`M0 -172V${minute < minutes ? -112 : minute % 5 === 0 ? -146 : -158}`}
            transform={`rotate(${minute * 6 + 3})`}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <b>{minutes}</b>
        <span>{unit}</span>
      </p>
    </div>
  );
}
