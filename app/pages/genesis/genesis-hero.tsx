import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';

/** The heading in front of the network. */
export function GenesisHero() {
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
