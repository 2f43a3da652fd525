import type { ReactNode } from 'react';
import type { OfferingId } from '#content/content.ts';
import { MovingMotif } from './motif.tsx';
import { MotionButton } from './motion-button.tsx';

type Props = {
  product: OfferingId;
  /** A short line above the heading: what this is. */
  tag?: string;
  title: string;
  lead: string;
  /** Buttons and links. */
  actions?: ReactNode;
  /** The amount, already formatted, and what it covers. */
  price?: { amount: string; note: string };
  /** What stands between price and last line, such as a quote. */
  children?: ReactNode;
  /** A line under everything else, such as the AI notice. */
  note?: ReactNode;
  /** Pages whose heading is a long sentence take `h1` instead of the display size. */
  size?: 'display' | 'h1';
};

/** The opening of an offer page: the offering's gradient with its drawing cropped large (DESIGN §7). */
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
