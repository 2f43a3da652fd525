import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function SophieHero() {
  const { hero } = useWords('sophie');
  return (
    <WorldHero
      product="sophie"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.fact}
      actions={
        <>
          <AnchorLink look="onworld" to="packages">
            {hero.button}
          </AnchorLink>
          <PageLink to="sophie-compare">{hero.compareLink}</PageLink>
        </>
      }
    />
  );
}
