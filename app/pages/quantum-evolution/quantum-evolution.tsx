import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { Opening } from '#app/sections/opening.tsx';

export const meta = pageMeta('quantum-evolution');

export default function QuantumEvolutionPage() {
  const { hero } = useWords('quantum-evolution');
  return <Opening title={hero.title} lead={hero.lead} product="quantum-evolution" />;
}
