import type { OfferingId } from '#content/content.ts';
import { Drop } from './motif.tsx';

type Props = {
  title: string;
  quote: string;
  author: string;
  product: OfferingId;
  dropNote: string;
};

/** The drawing's marks count what the quote is about (LOOK-1). */
export function FounderVoice({ title, quote, author, product, dropNote }: Props) {
  return (
    <div className="split founder">
      <div className="founder-words">
        <h2 className="h3">{title}</h2>
        <figure>
          <blockquote className="voice">{quote}</blockquote>
          <figcaption className="small muted">{author}</figcaption>
        </figure>
      </div>
      <figure className="founder-drop">
        <Drop product={product} />
        {dropNote && <figcaption className="caption muted">{dropNote}</figcaption>}
      </figure>
    </div>
  );
}
