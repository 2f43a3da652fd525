import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { MovingMotif } from '#app/sections/motif.tsx';

/** The sister product, in its own colours. */
export function MarcusPromo() {
  const { promo } = useWords('marcus-storm');
  return (
    <div className="wrap section" data-product="sophie">
      <section className="world world-close">
        <MovingMotif name="sophie" />
        <h2>{promo.title}</h2>
        <p className="lead">{promo.text}</p>
        <PageLink look="onworld" to="sophie">
          {promo.button}
        </PageLink>
      </section>
    </div>
  );
}
