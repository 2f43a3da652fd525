import { pageMeta } from '#app/language/page-meta.ts';
import { PlatformClose } from './platform-close.tsx';
import { PlatformCompare } from './platform-compare.tsx';
import { PlatformFinder } from './platform-finder.tsx';
import { PlatformHero } from './platform-hero.tsx';
import { PlatformPaths } from './platform-paths.tsx';
import { PlatformStats } from './platform-stats.tsx';

export const meta = pageMeta('platform');

/** All ten offerings with filters by need and budget, a comparison, and the ways onward; all of it works without script. */
export default function PlatformPage() {
  return (
    <>
      <PlatformHero />
      <PlatformFinder />
      <PlatformCompare />
      <PlatformPaths />
      <PlatformStats />
      <PlatformClose />
    </>
  );
}
