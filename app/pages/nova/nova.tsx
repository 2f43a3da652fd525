import { pageMeta } from '#app/language/page-meta.ts';
import { NovaClose } from './nova-close.tsx';
import { NovaExpert } from './nova-expert.tsx';
import { NovaHero } from './nova-hero.tsx';
import { NovaPricing } from './nova-pricing.tsx';
import { NovaProcess } from './nova-process.tsx';
import { NovaSession } from './nova-session.tsx';

export const meta = pageMeta('nova');

/** Spec 2 §2: hero, intro, 4 features, 4 benefits, 4 steps, expert, pricing, 3 questions, disclaimer, closing call. */
export default function NovaPage() {
  return (
    <div data-product="nova">
      <NovaHero />
      <NovaSession />
      <NovaProcess />
      <NovaExpert />
      <NovaPricing />
      <NovaClose />
    </div>
  );
}
