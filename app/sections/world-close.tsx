import type { ReactNode } from 'react';
import type { OfferingId } from '#content/content.ts';
import { RelatedProduct } from './related-product.tsx';

type Props = { product: OfferingId; title: string; text?: string; children: ReactNode };

/** One sentence on the colours of the world, as wide as the window. */
export function WorldClose({ product, title, text, children }: Props) {
  return (
    <div data-product={product}>
      <section className="world world-close">
        <div className="wrap">
          <h2 className="h1">{title}</h2>
          {text && <p className="lead">{text}</p>}
          <div className="row">{children}</div>
        </div>
      </section>
      <div className="wrap">
        <RelatedProduct to={product} />
      </div>
    </div>
  );
}
