import { offeringsIn } from './listed.ts';
import type { OfferingId, Offerings } from './offerings.ts';
import { needs as allNeeds, entryPriceOf } from './record.ts';

/** The needs of the filter on /platform; `all` means no filter. */
export const needs = ['all', ...allNeeds] as const;

export type Need = (typeof needs)[number];

/** Whether an entry price, in the currency of its offering, fits a budget as its label says it. */
const fits = {
  all: () => true,
  under100: (amount: number) => amount < 100,
  to500: (amount: number) => amount >= 100 && amount <= 500,
  to2000: (amount: number) => amount >= 500 && amount <= 2000,
} as const;

export type Budget = keyof typeof fits;

export const budgets = Object.keys(fits) as readonly Budget[];

/** How many offerings can be compared side by side. */
export const comparisonLimit = 3;

/** The offerings for a need and a budget, in catalogue order. Those without a list price fit every budget. */
export function offeringsFor(offerings: Offerings, need: Need, budget: Budget): OfferingId[] {
  return offeringsIn(offerings)
    .filter((offering) => need === 'all' || offering.needs.includes(need))
    .filter((offering) => {
      const price = entryPriceOf(offering);
      return !price || fits[budget](price.amount);
    })
    .map(({ id }) => id);
}
