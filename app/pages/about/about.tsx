import { pageMeta } from '#app/language/page-meta.ts';
import { AboutClose } from './about-close.tsx';
import { AboutFigures } from './about-figures.tsx';
import { AboutHero } from './about-hero.tsx';
import { AboutResponsibility } from './about-responsibility.tsx';
import { AboutStory } from './about-story.tsx';

export const meta = pageMeta('about');

/** Spec 2 §2: our story (community, Puerto Plata, self-funded) and our responsibility (integration, recycling, development). */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutStory />
      <AboutResponsibility />
      <AboutFigures />
      <AboutClose />
    </>
  );
}
