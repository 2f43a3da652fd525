import { pageMeta } from '#app/language/page-meta.ts';
import { WonderClose } from './wonder-close.tsx';
import { WonderFeatures } from './wonder-features.tsx';
import { WonderFocus } from './wonder-focus.tsx';
import { WonderHero } from './wonder-hero.tsx';
import { WonderOffers } from './wonder-offers.tsx';
import { WonderStories } from './wonder-stories.tsx';

export const meta = pageMeta('business-wonder');

/** Spec 2 §2: hero, focus, success stories with the link to all, detailed features, booster offers. */
export default function BusinessWonderPage() {
  return (
    <div data-product="business-wonder">
      <WonderHero />
      <WonderFocus />
      <WonderStories />
      <WonderFeatures />
      <WonderOffers />
      <WonderClose />
    </div>
  );
}
