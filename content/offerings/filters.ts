import { offeringsIn } from './listed.ts';
import type { OfferingId, Offerings } from './offerings.ts';
import { entryPriceOf, type Need, needs } from './record.ts';

export const needChoices = ['all', ...needs] as const;

export type NeedChoice = Need | 'all';

/** In the currency of the offering, by the label of the budget. */
const fits = {
  all: () => true,
  under100: (amount: number) => amount < 100,
  to500: (amount: number) => amount >= 100 && amount <= 500,
  to2000: (amount: number) => amount >= 500 && amount <= 2000,
} as const;

export type Budget = keyof typeof fits;

export const budgets = Object.keys(fits) as readonly Budget[];

export const comparisonLimit = 3;

/** In catalogue order. Offerings without a list price fit every budget. */
export function offeringsFor(offerings: Offerings, need: NeedChoice, budget: Budget): OfferingId[] {
  return offeringsIn(offerings)
    .filter((offering) => need === 'all' || offering.needs.includes(need))
    .filter((offering) => {
      const price = entryPriceOf(offering);
      return !price || fits[budget](price.amount);
    })
    .map(({ id }) => id);
}
