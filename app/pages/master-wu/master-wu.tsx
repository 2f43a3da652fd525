import { pageMeta } from '#app/language/page-meta.ts';
import { ZenClose } from './zen-close.tsx';
import { ZenHero } from './zen-hero.tsx';
import { ZenIntro } from './zen-intro.tsx';
import { ZenPlaces } from './zen-places.tsx';
import { ZenPricing } from './zen-pricing.tsx';
import { ZenSchedule } from './zen-schedule.tsx';

export const meta = pageMeta('master-wu');

/** Zen Focus with Master Wu (spec 2 §1, §2 and §9): schedule, places, price, donation, and the way back to the home page. */
export default function MasterWuPage() {
  return (
    <div data-product="master-wu">
      <ZenHero />
      <ZenIntro />
      <ZenSchedule />
      <ZenPlaces />
      <ZenPricing />
      <ZenClose />
    </div>
  );
}
