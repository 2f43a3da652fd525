import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { SessionQuestions } from '#app/sections/session/session-questions.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Every book button opens the scheduling page in a new tab (PAGE-6). */
export default function DemoPage() {
  return (
    <>
      <DemoClock />
      <DemoQuestions />
      <DemoClose />
    </>
  );
}

/** The dial stays beside the parts; each lights its minutes as it passes (demo.css says which). */
function DemoClock() {
  const { site, schedules } = useContent();
  const { hero, steps } = useWords('demo');
  const parts = spansOf(schedules.demo, steps.items);
  return (
    <div className="clock">
      <div className="wrap">
        <section className="clock-hero">
          <h1 className="display">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="demo-book">
            <OutsideLink look="primary" href={site.links.schedulingDemo}>
              {hero.button}
            </OutsideLink>
            <p className="small">{hero.note}</p>
          </div>
        </section>
        <MinuteDial parts={parts} unit={hero.dialUnit} label={hero.dialAlt} />
        <section className="clock-steps">
          <h2>{steps.title}</h2>
          <p className="lead">{steps.lead}</p>
          <ol className="plain">
            {parts.map(({ id, title, text, from, to }) => (
              <li key={id}>
                <p className="num">{fill(steps.range, { from, to })}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function DemoQuestions() {
  const { faq } = useWords('demo');
  return (
    <section className="wrap demo-questions">
      <SessionFacts />
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

type DialProps = {
  parts: readonly { readonly id: string; readonly from: number; readonly to: number }[];
  unit: string;
  label: string;
};

function MinuteDial({ parts, unit, label }: DialProps) {
  const minutes = parts.at(-1)?.to ?? 0;
  return (
    <div className="dial" role="img" aria-label={label}>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        {marks.slice(minutes).map((minute) => (
          <Minute key={minute} minute={minute} to={minute % 5 === 0 ? -146 : -158} />
        ))}
        {parts.map(({ id, from, to }) => (
          <g key={id}>
            {marks.slice(from, to).map((minute) => (
              <Minute key={minute} minute={minute} to={-112} />
            ))}
          </g>
        ))}
      </svg>
      <p aria-hidden="true">
        <b>{minutes}</b>
        <span>{unit}</span>
      </p>
    </div>
  );
}

function Minute({ minute, to }: { minute: number; to: number }) {
  return <path d={`M0 -172V${to}`} transform={`rotate(${minute * 6 + 3})`} />;
}
