import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { Features } from '#app/sections/features.tsx';
import { Section } from '#app/sections/section.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';

/** Whom the session is for, what marks it out, and what one takes away. */
export function NovaSession() {
  const { intro, features, benefits } = useWords('nova');
  return (
    <>
      <Section>
        <VoiceLine quote={intro.quote}>
          <h2 className="h3 intro-title">{intro.title}</h2>
          <p>{intro.text}</p>
        </VoiceLine>
      </Section>
      <section className="wrap">
        <h2>{features.title}</h2>
        <Features items={features.items} icons={['compass', 'speech', 'document', 'moon']} />
      </section>
      <Section>
        <BenefitsPanel title={benefits.title} items={benefits.items} />
      </Section>
    </>
  );
}
