import { pageMeta } from '#app/language/page-meta.ts';
import type { RouteHandle } from '#app/root.tsx';
import { MarcusCommunity } from './marcus-community.tsx';
import { MarcusEnd } from './marcus-end.tsx';
import { MarcusHero } from './marcus-hero.tsx';
import { MarcusOffers } from './marcus-offers.tsx';
import { MarcusPillars } from './marcus-pillars.tsx';
import { MarcusPromo } from './marcus-promo.tsx';
import { MarcusProtocols } from './marcus-protocols.tsx';
import { MarcusStories } from './marcus-stories.tsx';

export const meta = pageMeta('marcus-storm');

/** Spec 2 §2: the document carries a class of this page while it is shown. */
export const handle: RouteHandle = { documentClass: 'persona-leadership' };

/**
 * Spec 2 §2: hero with title and quote, three numbered pillars, three stories, three protocols, three offerings, the
 * sister product, Community Impact, footer and the way up.
 */
export default function MarcusStormPage() {
  return (
    <div data-product="marcus-storm">
      <MarcusHero />
      <MarcusPillars />
      <MarcusStories />
      <MarcusProtocols />
      <MarcusOffers />
      <MarcusPromo />
      <MarcusCommunity />
      <MarcusEnd />
    </div>
  );
}
