import { useContent } from '#app/rendering.ts';
import { Drop } from '#app/sections/motif.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { entryPrice } from '#app/words/entry-price.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { pathIn } from '#domain/language/addresses.ts';

export function CompareColumn({ id }: { id: OfferingId }) {
  const content = useContent();
  const { labels } = useWords('platform');
  const { listing: texts } = useWords(id);
  const language = useLanguage();
  const price = entryPrice(content, id, language);
  return (
    <article className="compare-column" data-column={id} data-product={id}>
      <header>
        <Drop product={id} />
        <h3>{content.offerings[id].name}</h3>
      </header>
      <dl>
        <div>
          <dt>{labels.offer}</dt>
          <dd>{texts.line}</dd>
        </div>
        <div>
          <dt>{labels.forWhom}</dt>
          <dd>{texts.forWhom}</dd>
        </div>
        <div>
          <dt>{labels.duration}</dt>
          <dd>{texts.duration}</dd>
        </div>
        <div>
          <dt>{labels.partner}</dt>
          <dd>{texts.partner}</dd>
        </div>
        <div>
          <dt>{labels.medium}</dt>
          <dd>{texts.medium}</dd>
        </div>
        <div>
          <dt>{labels.result}</dt>
          <dd>{texts.result}</dd>
        </div>
        <div>
          <dt>{labels.doubt}</dt>
          <dd>{texts.doubt}</dd>
        </div>
        <div className="compare-price">
          <dt>{labels.price}</dt>
          <dd>
            <b>{price.amount}</b> <span className="caption muted">{price.note}</span>
          </dd>
        </div>
      </dl>
      <a className="arrow" href={pathIn(language, content.offerings[id].path)}>
        {labels.open}
        <Icon name="arrow" />
        <span className="sr">: {content.offerings[id].name}</span>
      </a>
    </article>
  );
}
