import type { ReactNode } from 'react';
import type { OfferingId } from '#content/content.ts';
import { TickList } from './tick-list.tsx';

type Props = {
  product: OfferingId;
  name: string;
  covers: string;
  amount: string;
  /** Period, tax and minimum term, required beside an amount (LAW-08, -09). */
  amountNote: string;
  items: readonly string[];
  action: ReactNode;
  note?: ReactNode;
};

export function PriceCard({ product, name, covers, amount, amountNote, items, action, note }: Props) {
  return (
    <div className="card panel split price-card" data-product={product}>
      <div className="l">
        <div>
          <h3 className="h2">{name}</h3>
          <p>{covers}</p>
        </div>
        <div>
          <p className="figure num price-card-figure">{amount}</p>
          <p className="small">{amountNote}</p>
        </div>
      </div>
      <div className="r">
        <TickList items={items} />
        {action}
        {note && <p className="caption muted">{note}</p>}
      </div>
    </div>
  );
}
