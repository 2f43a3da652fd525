import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { Features } from '#app/sections/features.tsx';
import { Section } from '#app/sections/section.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';

/** What FUEL is and for whom, what belongs to it, what changes by it. */
export function FuelProgramme() {
  const { what, features, benefits } = useWords('fuel');
  return (
    <>
      <Section>
        <VoiceLine quote={what.quote}>
          <h2 className="h3 intro-title">{what.title}</h2>
          <p>{what.text}</p>
        </VoiceLine>
      </Section>
      <section className="wrap">
        <h2>{features.title}</h2>
        <Features items={features.items} icons={['chart', 'people', 'document', 'clock']} />
      </section>
      <Section>
        <BenefitsPanel title={benefits.title} items={benefits.items} />
      </Section>
    </>
  );
}
