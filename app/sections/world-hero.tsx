import type { ReactNode } from 'react';
import type { OfferingId } from '#content/content.ts';
import { MovingMotif } from './motif.tsx';
import { MotionButton } from './motion-button.tsx';
import { PausedNote } from './paused-note.tsx';

type Props = {
  product: OfferingId;
  tag?: string;
  title: string;
  lead: string;
  actions?: ReactNode;
  price?: { amount: string; note: string };
  children?: ReactNode;
  note?: ReactNode;
  /** `h1` for headings that are a long sentence. */
  size?: 'display' | 'h1';
};

/** The drawing is cropped large. */
export function WorldHero({
  product,
  tag,
  title,
  lead,
  actions,
  price,
  children,
  note,
  size = 'display',
}: Props) {
  return (
    <div className="wrap" data-product={product}>
      <section className="world split world-hero">
        <MovingMotif name={product} />
        <div className="world-hero-copy">
          {tag && <p className="tag">{tag}</p>}
          <h1 className={size === 'display' ? 'display' : undefined}>{title}</h1>
          <p className="lead">{lead}</p>
          <PausedNote offer={product} />
          {actions && <div className="row">{actions}</div>}
          {price && (
            <p className="price">
              <b className="num">{price.amount}</b> <span className="muted">{price.note}</span>
            </p>
          )}
          {children}
          {note && <p className="caption muted">{note}</p>}
        </div>
        <MotionButton />
      </section>
    </div>
  );
}
