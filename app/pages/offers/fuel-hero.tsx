import { Island } from '#app/islands/island.tsx';
import { useContent } from '#app/rendering.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { PausedNote } from '#app/sections/paused-note.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** The calculator is the hero, and its bars are the drawing. */
export function FuelHero() {
  const { fuel } = useContent().offerings;
  const { hero, calculator: words } = useWords('fuel');
  const language = useLanguage();
  return (
    <div className="wrap fuel-top">
      <section className="world fuel-hero" id="calculator">
        <div className="fuel-copy">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <PausedNote offer="fuel" />
        </div>
        <Island
          name="roi-calculator"
          props={{
            language,
            words,
            monthlyPrice: fuel.plans.basic.price.amount,
            termMonths: fuel.figures.minTermMonths,
            pagePath: pathOf('fuel', language),
          }}
        />
        <div className="row fuel-price">
          <p className="price">
            <b className="num">{hero.price}</b> <span className="small muted">{hero.priceNote}</span>
          </p>
          <AnchorLink look="onworld-line" to="pricing">
            {hero.button}
          </AnchorLink>
        </div>
      </section>
    </div>
  );
}
