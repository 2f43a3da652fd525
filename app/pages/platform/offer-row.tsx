import { useContent } from '#app/rendering.ts';
import { Drop } from '#app/sections/motif.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { entryPrice } from '#app/words/entry-price.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { fitting } from './filter-matches.ts';

/** The whole row is the link. */
export function OfferRow({ id }: { id: OfferingId }) {
  const content = useContent();
  const { labels } = useWords('platform');
  const { listing: texts } = useWords(id);
  const language = useLanguage();
  const price = entryPrice(content, id, language);
  return (
    <li className="offer-row" data-fits={fitting(content, (left) => left.includes(id))}>
      <Drop product={id} />
      <div className="offer-name">
        <h4 className="h3">
          <a href={pathIn(language, content.offerings[id].path)}>{content.offerings[id].name}</a>
        </h4>
        <p>{texts.line}</p>
        <p className="small muted">{texts.forWhom}</p>
      </div>
      <p className="small">
        <span className="muted">{labels.result}:</span> {texts.result}
      </p>
      <p className="offer-price">
        <span className="sr">{labels.price}: </span>
        <b>{price.amount}</b> <span className="caption muted">{price.note}</span>
      </p>
      <Icon name="arrow" className="go" />
    </li>
  );
}
