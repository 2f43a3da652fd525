import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { AnchorBar } from '#app/sections/anchor-bar.tsx';
import { QuantumClose } from './quantum-close.tsx';
import { QuantumConcept } from './quantum-concept.tsx';
import { QuantumFeatures } from './quantum-features.tsx';
import { QuantumHero } from './quantum-hero.tsx';
import { QuantumIntro } from './quantum-intro.tsx';
import { QuantumOffers } from './quantum-offers.tsx';
import { QuantumSuccess } from './quantum-success.tsx';

export const meta = pageMeta('quantum-evolution');

const anchors = ['intro', 'concept', 'success', 'features', 'offers'] as const;

/** Spec 2 §2: the anchors intro, concept, success, features, offers; links to the stories and back to the home page. */
export default function QuantumEvolutionPage() {
  const { anchors: labels } = useWords('quantum-evolution');
  return (
    <div data-product="quantum-evolution">
      <QuantumHero />
      <AnchorBar label={labels.label} anchors={anchors.map((id) => ({ id, label: labels[id] }))} />
      <QuantumIntro />
      <QuantumConcept />
      <QuantumSuccess />
      <QuantumFeatures />
      <QuantumOffers />
      <QuantumClose />
    </div>
  );
}
