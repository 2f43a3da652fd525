import { offerings } from './offerings/offerings.ts';
import type { Offering } from './offerings/record.ts';
import { type LocalizedPrice, type Price, prices } from './prices.ts';

/** A price and its name below the thing it is a price of: `session` of NOVA, `core` of the monthly plans. */
type NamedPrice = readonly [name: string, price: Price | LocalizedPrice];

/** Everything an offering costs anywhere: its plans, its single session, and what else its pages name. */
export function pricesOf({ plans, single, otherPrices = {} }: Offering): NamedPrice[] {
  return [
    ...Object.entries(plans).map(([id, { price }]) => [id, price] as const),
    ...(single ? [['single', single.price] as const] : []),
    ...Object.entries(otherPrices),
  ];
}

/** Every amount of spec 2 §9 "Prices", by the offering or the thing it belongs to. */
export function priceList(): (readonly [owner: string, prices: NamedPrice[]])[] {
  return [
    ...Object.values(offerings).map((offering) => [offering.id, pricesOf(offering)] as const),
    ...Object.entries(prices).map(([owner, tiers]) => [owner, Object.entries(tiers)] as const),
  ];
}
