import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function FuelHero() {
  const { hero } = useWords('fuel');
  return (
    <WorldHero
      product="fuel"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <AnchorLink look="onworld" to="pricing">
            {hero.button}
          </AnchorLink>
          <AnchorLink to="calculator">{hero.calculatorLink}</AnchorLink>
        </>
      }
    />
  );
}
