import { pageMeta } from '#app/language/page-meta.ts';
import { HomeCase } from './home-case.tsx';
import { HomeClose } from './home-close.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeMaturity } from './home-maturity.tsx';
import { HomeTrust } from './home-trust.tsx';
import { HomeWorlds } from './home-worlds.tsx';

export const meta = pageMeta('home');

/** Spec 2 §2: hero, trust and awards, digital maturity as problem and solution; links to /demo and /case-nexiu. */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeTrust />
      <HomeMaturity />
      <HomeCase />
      <HomeWorlds />
      <HomeClose />
    </>
  );
}
