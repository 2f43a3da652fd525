import type { Content } from './content.ts';
import { allOfferings } from './offerings/listed.ts';
import type { Offering, Plan } from './offerings/record.ts';
import type { LocalizedPrice, Price } from './price.ts';

type NamedPrice = readonly [name: string, price: Price | LocalizedPrice];

export function pricesOf({ plans, single, otherPrices = {} }: Offering): NamedPrice[] {
  return [
    ...Object.entries(plans).map(([id, { price }]) => [id, price] as const),
    ...(single ? [['single', single.price] as const] : []),
    ...Object.entries(otherPrices),
  ];
}

/**
 * `perMonth.standard`: monthly cost of a weekly plan (52 weeks in 12 months, in whole units); `minimum.basic`: cost of
 * the minimum term.
 */
export function computedPricesOf({ plans, figures }: Offering): (readonly [name: string, price: Price])[] {
  const monthsOf = ({ price }: Plan) =>
    price.period === 'month' && !price.from ? figures?.minTermMonths : undefined;
  return Object.entries(plans).flatMap<readonly [string, Price]>(([id, plan]) => {
    const { price } = plan;
    const months = monthsOf(plan);
    if (price.period === 'week') {
      return [
        [`perMonth.${id}`, { ...price, amount: Math.round((price.amount * 52) / 12), period: 'month' }],
      ];
    }
    return months ? [[`minimum.${id}`, { ...price, amount: price.amount * months, period: 'once' }]] : [];
  });
}

/** Every amount of PRICE-1 and PRICE-3. */
export function priceList({
  offerings,
  prices,
}: Content): (readonly [owner: string, prices: NamedPrice[]])[] {
  return [
    ...allOfferings(offerings).map((offering) => [offering.id, pricesOf(offering)] as const),
    ...Object.entries(prices).map(
      ([owner, tiers]) => [owner, Object.entries<Price | LocalizedPrice>(tiers)] as const,
    ),
  ];
}
