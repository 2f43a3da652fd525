import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { Features } from '#app/sections/features.tsx';
import { Section } from '#app/sections/section.tsx';

/** What the half hour contains and what one has afterwards. */
export function WaterSession() {
  const { features, benefits } = useWords('ic-water-principle');
  return (
    <>
      <section className="wrap">
        <h2>{features.title}</h2>
        <Features items={features.items} icons={['speech', 'search', 'sun', 'document']} />
      </section>
      <Section>
        <BenefitsPanel title={benefits.title} items={benefits.items} note={benefits.note} />
      </Section>
    </>
  );
}
