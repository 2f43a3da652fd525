import { pageMeta } from '#app/language/page-meta.ts';
import { WaterAudience } from './water-audience.tsx';
import { WaterClose } from './water-close.tsx';
import { WaterHero } from './water-hero.tsx';
import { WaterPricing } from './water-pricing.tsx';
import { WaterProcess } from './water-process.tsx';
import { WaterSession } from './water-session.tsx';

export const meta = pageMeta('ic-water-principle');

/** Spec 2 §2, one flow: hero, audience, features, benefits, how it works, price, FAQ. */
export default function IcWaterPrinciplePage() {
  return (
    <div data-product="ic-water-principle">
      <WaterHero />
      <WaterAudience />
      <WaterSession />
      <WaterProcess />
      <WaterPricing />
      <WaterClose />
    </div>
  );
}
