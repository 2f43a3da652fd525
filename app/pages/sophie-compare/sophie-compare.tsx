import { pageMeta } from '#app/language/page-meta.ts';
import { CompareClose } from './compare-close.tsx';
import { CompareFounder } from './compare-founder.tsx';
import { CompareGuide } from './compare-guide.tsx';
import { CompareHelp } from './compare-help.tsx';
import { CompareHero } from './compare-hero.tsx';
import { CompareInsights } from './compare-insights.tsx';
import { ComparePersonas } from './compare-personas.tsx';

export const meta = pageMeta('sophie-compare');

/** Spec 2 §2: hero, comparison of five AI personas, founder's conclusion, insights, closing call. */
export default function SophieComparePage() {
  return (
    <div data-product="sophie">
      <CompareHero />
      <ComparePersonas />
      <CompareGuide />
      <CompareFounder />
      <CompareInsights />
      <CompareHelp />
      <CompareClose />
    </div>
  );
}
