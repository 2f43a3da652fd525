import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldTiles } from '#app/sections/world-tiles.tsx';
import { offeringIds } from '#content/offerings/offerings.ts';

export function PlatformHero() {
  const { hero } = useWords('platform');
  return (
    <section className="wrap platform-hero">
      <div className="platform-hero-copy">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="row">
          <AnchorLink look="primary" to="offers">
            {hero.button}
          </AnchorLink>
          <PageLink to="demo">{hero.demoButton}</PageLink>
        </div>
      </div>
      <WorldTiles small tiles={offeringIds.map((id) => ({ id }))} />
    </section>
  );
}
