import { pageMeta } from '#app/language/page-meta.ts';
import { SophieClose } from './sophie-close.tsx';
import { SophieFounder } from './sophie-founder.tsx';
import { SophieHero } from './sophie-hero.tsx';
import { SophieInsights } from './sophie-insights.tsx';
import { SophieOthers } from './sophie-others.tsx';
import { SophiePackages } from './sophie-packages.tsx';
import { SophieQuarterHour } from './sophie-quarter-hour.tsx';
import { SophieTiers } from './sophie-tiers.tsx';
import { SophieVoices } from './sophie-voices.tsx';

export const meta = pageMeta('sophie');

/**
 * The newest of the three versions (spec 2 §2): hero, overview, package table, tier list, founder's voice with the way
 * to the five personas, insights, testimonials, other products, closing call.
 */
export default function SophiePage() {
  return (
    <div data-product="sophie">
      <SophieHero />
      <SophieQuarterHour />
      <SophiePackages />
      <SophieTiers />
      <SophieFounder />
      <SophieInsights />
      <SophieVoices />
      <SophieOthers />
      <SophieClose />
    </div>
  );
}
