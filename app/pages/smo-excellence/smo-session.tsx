import { useWords } from '#app/language/words.ts';
import { Features } from '#app/sections/features.tsx';
import { Section } from '#app/sections/section.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';

/** Whom the hour is for, and what it does. */
export function SmoSession() {
  const { intro, features } = useWords('smo-excellence');
  return (
    <>
      <Section>
        <VoiceLine quote={intro.voice}>
          <h2 className="h3 intro-title">{intro.title}</h2>
          <p>{intro.text}</p>
        </VoiceLine>
      </Section>
      <section className="wrap" id="features">
        <h2>{features.title}</h2>
        <Features items={features.items} icons={['people', 'speech', 'search', 'document']} />
      </section>
    </>
  );
}
