import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** What came out of it so far, and the way to all stories. */
export function QuantumSuccess() {
  const { success } = useWords('quantum-evolution');
  return (
    <Section id="success" title={success.title} className="quantum-success">
      <Stats
        items={success.items.map(({ figure, label, text }) => ({ value: figure, label, text }))}
        note={success.note}
      />
      <PageLink to="use-cases">{success.link}</PageLink>
    </Section>
  );
}
