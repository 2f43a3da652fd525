import { Island } from '#app/islands/island.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { formatPercent } from '#domain/money/money.ts';
import { raiseGains } from '#domain/publishing/alignment.ts';
import { networkField } from '#domain/site/genesis-network.ts';
import { GenesisDecision } from './genesis-decision.tsx';
import { GenesisFeed } from './genesis-feed.tsx';

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

function GenesisHero() {
  const { hero } = useWords('genesis');
  const { motion } = useWords('common');
  return (
    <section className="ghero">
      <div className="wrap">
        <div className="ghero-copy">
          <p className="live num">{hero.nodes}</p>
          <h1 className="display">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <PageLink look="primary" to="platform">
              {hero.button}
            </PageLink>
            <PageLink look="line" to="demo">
              {hero.demoButton}
            </PageLink>
          </div>
        </div>
      </div>
      <Island name="network-canvas" props={{ words: motion }} />
    </section>
  );
}

function GenesisIntegration() {
  const { integration, how } = useWords('genesis');
  const language = useLanguage();
  const ways = (['challenge', 'clusters', 'profile'] as const).map((id) => ({
    text: integration.raise[id],
    gain: `+${formatPercent(raiseGains[id], language)}`,
  }));
  return (
    <>
      <div className="wrap align-place">
        <Island
          name="integration-card"
          props={{ words: integration, ways, platformPath: pathOf('platform', language) }}
        />
      </div>
      <Section title={how.title} lead={how.lead}>
        <div className="split notes how">
          {how.items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function GenesisClose() {
  const { close } = useWords('genesis');
  const { footer } = useWords('common');
  return (
    <section className="wrap">
      <div className="gend">
        <svg
          className="gend-net"
          viewBox={`0 0 ${networkField.width} ${networkField.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href="#network" />
        </svg>
        <h2 className="h1">{close.title}</h2>
        <p>{close.text}</p>
        <div className="row">
          <PageLink look="primary" to="platform">
            {close.button}
          </PageLink>
          <PageLink look="onworld-line" to="support">
            {close.supportButton}
          </PageLink>
        </div>
      </div>
      <Disclaimer text={footer.aiNote} />
    </section>
  );
}
