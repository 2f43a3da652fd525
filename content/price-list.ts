import type { Content } from './content.ts';
import { offeringsIn } from './offerings/listed.ts';
import type { Offering, Plan } from './offerings/record.ts';
import type { LocalizedPrice, Price } from './price.ts';

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

/**
 * Amounts that follow from the prices of the plans: `perMonth.standard`, what a plan paid by the week costs in a month
 * (52 weeks in 12 months, in whole units), and `minimum.basic`, what the minimum term comes to.
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

/** Every amount of spec 2 §9 "Prices", by the offering or the thing it belongs to. */
export function priceList({
  offerings,
  prices,
}: Content): (readonly [owner: string, prices: NamedPrice[]])[] {
  return [
    ...offeringsIn(offerings).map((offering) => [offering.id, pricesOf(offering)] as const),
    ...Object.entries(prices).map(
      ([owner, tiers]) => [owner, Object.entries<Price | LocalizedPrice>(tiers)] as const,
    ),
  ];
}
