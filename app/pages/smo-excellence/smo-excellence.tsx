import { pageMeta } from '#app/language/page-meta.ts';
import { useWords } from '#app/language/words.ts';
import { AnchorBar } from '#app/sections/anchor-bar.tsx';
import { SmoClose } from './smo-close.tsx';
import { SmoHero } from './smo-hero.tsx';
import { SmoPricing } from './smo-pricing.tsx';
import { SmoProcess } from './smo-process.tsx';
import { SmoSession } from './smo-session.tsx';
import { SmoSuccess } from './smo-success.tsx';

export const meta = pageMeta('smo-excellence');

/** Spec 2 §2: anchors hero, features, success, process, pricing; links to /use-cases and /sophie-compare. */
const anchorIds = ['hero', 'features', 'success', 'process', 'pricing'] as const;

export default function SmoExcellencePage() {
  const { anchors } = useWords('smo-excellence');
  return (
    <div data-product="smo-excellence">
      <SmoHero />
      <AnchorBar label={anchors.label} anchors={anchorIds.map((id) => ({ id, label: anchors[id] }))} />
      <SmoSession />
      <SmoSuccess />
      <SmoProcess />
      <SmoPricing />
      <SmoClose />
    </div>
  );
}
