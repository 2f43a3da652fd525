import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function CompareHero() {
  const { hero } = useWords('sophie-compare');
  const { price } = useWords('common');
  return (
    <WorldHero
      product="sophie"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: price.vatIncluded }}
      actions={
        <>
          <AnchorLink look="onworld" to="comparison">
            {hero.button}
          </AnchorLink>
          <PageLink to="sophie">{hero.sophieLink}</PageLink>
        </>
      }
    />
  );
}
