import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import type { ListedOffering, OfferingId } from '#content/content.ts';
import { ContractFacts } from './contract-facts.tsx';
import { PausedNote } from './paused-note.tsx';
import { TickList } from './tick-list.tsx';

type Props = {
  product: OfferingId;
  name: string;
  covers: string;
  amount: string;
  /** Period, tax and minimum term, required next to an amount (LAW-08, LAW-09). */
  amountNote: string;
  items: readonly string[];
  action: ReactNode;
  note?: ReactNode;
};

/** For an offering with a single plan. */
export function PriceCard({ product, name, covers, amount, amountNote, items, action, note }: Props) {
  const { plans, contract }: ListedOffering = useContent().offerings[product];
  const [plan] = Object.values(plans);
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
        <PausedNote offer={product} />
        {action}
        {note && <p className="caption muted">{note}</p>}
        {plan && contract && <ContractFacts sold={[{ name, contract, price: plan.price }]} />}
      </div>
    </div>
  );
}
