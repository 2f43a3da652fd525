import { useWords } from '#app/language/words.ts';
import { Drop } from '#app/sections/motif.tsx';
import { Section } from '#app/sections/section.tsx';
import { StarsProof } from '#app/sections/stars-proof.tsx';

/** Who sits opposite: an AI, and why that is meant so. */
export function NovaExpert() {
  const { expert } = useWords('nova');
  return (
    <Section className="expert">
      <Drop product="nova" />
      <div className="expert-text">
        <h2>{expert.title}</h2>
        <p className="muted">{expert.text}</p>
        <dl className="fact-rows">
          {expert.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className="expert-proof">
          <StarsProof strong={expert.rating} rest={expert.ratingSource} />
          <p className="caption muted">{expert.ratingNote}</p>
        </div>
      </div>
    </Section>
  );
}
