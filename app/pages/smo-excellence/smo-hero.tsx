import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function SmoHero() {
  const { hero } = useWords('smo-excellence');
  return (
    <div id="hero">
      <WorldHero
        product="smo-excellence"
        title={hero.title}
        lead={hero.lead}
        price={{ amount: hero.price, note: hero.priceNote }}
        actions={
          <>
            <AnchorLink look="onworld" to="pricing">
              {hero.button}
            </AnchorLink>
            <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
          </>
        }
      />
    </div>
  );
}
