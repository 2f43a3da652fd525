import { useWords } from '#app/language/words.ts';
import { Features } from '#app/sections/features.tsx';

/** What one receives. */
export function QuantumFeatures() {
  const { features } = useWords('quantum-evolution');
  return (
    <section className="wrap" id="features">
      <h2>{features.title}</h2>
      <Features items={features.items} icons={['document', 'speech', 'search', 'check']} />
    </section>
  );
}
