import { useWords } from '#app/language/words.ts';
import { BenefitsPanel } from '#app/sections/benefits-panel.tsx';
import { Section } from '#app/sections/section.tsx';
import { Timeline } from '#app/sections/timeline.tsx';

/** From muddle to roadmap in five steps, and what one holds in hand then. */
export function IntegratedProcess() {
  const { process, result } = useWords('integrated-solutions');
  return (
    <>
      <Section>
        <h2>{process.title}</h2>
        <Timeline steps={process.items} />
      </Section>
      <section className="wrap">
        <BenefitsPanel title={result.title} items={result.items} />
      </section>
    </>
  );
}
