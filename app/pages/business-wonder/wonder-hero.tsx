import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function WonderHero() {
  const { hero } = useWords('business-wonder');
  return (
    <WorldHero
      product="business-wonder"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.audience}
      actions={
        <AnchorLink look="onworld" to="offers">
          {hero.button}
        </AnchorLink>
      }
    />
  );
}
