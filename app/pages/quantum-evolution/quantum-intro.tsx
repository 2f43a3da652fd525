import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** For which problems the system is meant, and for whom. */
export function QuantumIntro() {
  const { intro } = useWords('quantum-evolution');
  return (
    <Section id="intro">
      <div className="split">
        <h2>{intro.title}</h2>
        <div className="quantum-intro">
          <p className="lead">{intro.text}</p>
          <p className="muted">{intro.audience}</p>
          <p className="small muted">{intro.nameNote}</p>
        </div>
      </div>
    </Section>
  );
}
