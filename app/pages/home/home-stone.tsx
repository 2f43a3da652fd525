import { useContent } from '#app/rendering.ts';
import { Motif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { entryPrice } from '#app/words/entry-price.ts';
import { useLanguage } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';

/** Beads in the drawing, one on each ring, in the order of the offerings. */
const beadCount = 10;

/** The stone; in wide windows its beads are links that light their ring and name their offering. */
export function HomeStone() {
  const content = useContent();
  const language = useLanguage();
  return (
    <div className="hero-stone">
      <div className="stone">
        <Motif name="stone" />
        <MotionButton />
      </div>
      <ul className="plain beads">
        {idsIn(content.offerings)
          .slice(0, beadCount)
          .map((id, index) => {
            const { name, path } = content.offerings[id];
            const price = entryPrice(content, id, language);
            return (
              <li key={id} data-product={id}>
                <a href={pathIn(language, path)}>
                  <span className="sr">{name}</span>
                </a>
                <svg viewBox="0 0 500 500" aria-hidden="true">
                  <use href={`#ring-${index + 1}`} />
                </svg>
                <p className="small">
                  <b aria-hidden="true">{name}</b>
                  <span className="muted">{wordsFor(content, language, id).listing.line}</span>
                  <span>
                    <b>{price.amount}</b> <span className="caption muted">{price.note}</span>
                  </span>
                </p>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
