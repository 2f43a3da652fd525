import type { ReactNode } from 'react';
import type { OfferingId } from '#content/content.ts';
import { MovingMotif } from './motif.tsx';
import { RelatedProduct } from './related-product.tsx';

type Props = { product: OfferingId; title: string; text?: string; children: ReactNode };

export function WorldClose({ product, title, text, children }: Props) {
  return (
    <div className="wrap" data-product={product}>
      <section className="world world-close">
        <MovingMotif name={product} />
        <h2 className="h1">{title}</h2>
        {text && <p className="lead">{text}</p>}
        <div className="row">{children}</div>
      </section>
      <RelatedProduct to={product} />
    </div>
  );
}
