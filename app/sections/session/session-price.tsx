import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import { OrderLink } from '#app/sections/links.tsx';
import { PriceCard } from '#app/sections/price-card.tsx';
import { useWords } from '#app/words/words.ts';

/** They sell one session at one price. */
type SessionOffering = 'nova' | 'master-wu' | 'ic-water-principle';

export function SessionPrice({
  offering,
  items,
  note,
}: {
  offering: SessionOffering;
  items: readonly string[];
  note?: string;
}) {
  const { session } = useWords(offering).plans;
  const { price } = useWords('common');
  return (
    <PriceCard
      product={offering}
      name={session.name}
      covers={session.duration}
      amount={session.price}
      amountNote={session.priceNote}
      items={items}
      action={
        <SessionOrder look="product" wide offering={offering}>
          {session.button}
        </SessionOrder>
      }
      note={note ?? price.payNewTab}
    />
  );
}

export function SessionOrder({
  offering,
  ...link
}: {
  offering: SessionOffering;
  look: 'product' | 'onworld';
  wide?: boolean;
  children: ReactNode;
}) {
  const { plans } = useContent().offerings[offering];
  return <OrderLink {...link} offer={offering} to={plans.session.link} />;
}
