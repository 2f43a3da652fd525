import { useContent } from '#app/rendering.ts';
import { Paper } from '#app/sections/paper/paper.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { spansOf } from '#domain/language/spans.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** The pillars stand on the sheet: its upper edge is a ruler of the session, its columns are theirs. */
export function MarcusPillars() {
  const { offerings } = useContent();
  const { focus, paper } = useWords('marcus-storm');
  return (
    <Section title={focus.title} lead={focus.lead}>
      <div className="marcus-session">
        <ol className="split pillars">
          {spansOf(offerings['marcus-storm'].schedule, focus.items).map(
            ({ id, number, title, minutes, text, from, to }) => (
              <li key={id}>
                <span className="figure num" aria-hidden="true">
                  {number}
                </span>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                <p className="small num pillar-minutes">{fill(minutes, { from, to })}</p>
              </li>
            ),
          )}
        </ol>
        <Paper words={paper} />
      </div>
    </Section>
  );
}
