import { pageMeta } from '#app/language/page-meta.ts';
import { IntegratedClose } from './integrated-close.tsx';
import { IntegratedCost } from './integrated-cost.tsx';
import { IntegratedHero } from './integrated-hero.tsx';
import { IntegratedIntro } from './integrated-intro.tsx';
import { IntegratedParts } from './integrated-parts.tsx';
import { IntegratedProcess } from './integrated-process.tsx';

export const meta = pageMeta('integrated-solutions');

/** Spec 2 §2: a button that scrolls to the intro, a link to /solutions/ic-water-principle, head texts per language. */
export default function IntegratedSolutionsPage() {
  return (
    <div data-product="integrated-solutions">
      <IntegratedHero />
      <IntegratedIntro />
      <IntegratedParts />
      <IntegratedProcess />
      <IntegratedCost />
      <IntegratedClose />
    </div>
  );
}
