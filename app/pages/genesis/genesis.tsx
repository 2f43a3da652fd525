import { pageMeta } from '#app/language/page-meta.ts';
import { GenesisClose } from './genesis-close.tsx';
import { GenesisDecision } from './genesis-decision.tsx';
import { GenesisFeed } from './genesis-feed.tsx';
import { GenesisHero } from './genesis-hero.tsx';
import { GenesisIntegration } from './genesis-integration.tsx';

export const meta = pageMeta('genesis');

/** Spec 2 §2: network hero, integration card, decision analysis, progress feed, closing call. */
export default function GenesisPage() {
  return (
    <>
      <GenesisHero />
      <GenesisIntegration />
      <GenesisDecision />
      <GenesisFeed />
      <GenesisClose />
    </>
  );
}
