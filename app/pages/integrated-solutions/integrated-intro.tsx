import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** Why the whole comes first, and for whom; the place where the hero's button leads. */
export function IntegratedIntro() {
  const { intro } = useWords('integrated-solutions');
  return (
    <Section id="intro" className="whole">
      <div>
        <p className="voice">{intro.voice}</p>
        <p className="lead">{intro.audience}</p>
      </div>
      <div>
        <h2 className="h3">{intro.title}</h2>
        <p className="muted">{intro.text}</p>
      </div>
    </Section>
  );
}
