import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** The three pillars in their fixed order; the numbers are content, and each ruler counts its minutes by fives. */
export function MarcusPillars() {
  const { focus } = useWords('marcus-storm');
  return (
    <Section title={focus.title} lead={focus.lead}>
      <ol className="pillars">
        {focus.items.map((pillar) => (
          <li key={pillar.number}>
            <span className="figure num" aria-hidden="true">
              {pillar.number}
            </span>
            <h3>{pillar.title}</h3>
            <p className="small num pillar-minutes">{pillar.minutes}</p>
            <p className="muted">{pillar.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
