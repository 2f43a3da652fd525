import { useContent } from '#app/rendering.ts';
import { Paper, PaperDesk } from '#app/sections/paper/paper.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export function MarcusPillars() {
  const { offerings } = useContent();
  const { focus, plan, paper } = useWords('marcus-storm');
  return (
    <Section title={focus.title} lead={focus.lead}>
      <ol className="split pillars">
        {spansOf(offerings['marcus-storm'].schedule, focus.items).map(
          ({ id, number, title, minutes, text, from, to }) => (
            <li key={id}>
              <span className="figure num" aria-hidden="true">
                {number}
              </span>
              <h3>{title}</h3>
              <p className="small num pillar-minutes">{fill(minutes, { from, to })}</p>
              <p className="muted">{text}</p>
            </li>
          ),
        )}
      </ol>
      <PaperDesk title={plan.title} paper={<Paper words={paper} />}>
        <p>{plan.text}</p>
      </PaperDesk>
    </Section>
  );
}
