import { type OfferingId, offeringIds, offerings } from './offers.ts';

/** Which offerings answer which need on /platform; `all` means no filter. */
export const offeringsByNeed = {
  all: offeringIds,
  decide: ['sophie', 'nova', 'ic-water-principle', 'smo-excellence'],
  grow: ['fuel', 'business-wonder', 'integrated-solutions'],
  lead: ['sophie', 'smo-excellence', 'business-wonder', 'marcus-storm', 'integrated-solutions'],
  focus: ['sophie', 'master-wu'],
  solve: ['nova', 'quantum-evolution', 'integrated-solutions'],
} as const satisfies Record<string, readonly OfferingId[]>;

export type Need = keyof typeof offeringsByNeed;

/** Whether an entry price, in the currency of its offering, fits a budget as its label says it. */
const budgets = {
  all: () => true,
  under100: (amount: number) => amount < 100,
  to500: (amount: number) => amount >= 100 && amount <= 500,
  to2000: (amount: number) => amount >= 500 && amount <= 2000,
} as const;

export type Budget = keyof typeof budgets;

/** How many offerings can be compared side by side. */
export const comparisonLimit = 3;

/** The offerings for a need and a budget, in catalogue order. Those without a list price fit every budget. */
export function offeringsFor(need: Need, budget: Budget): OfferingId[] {
  const wanted: readonly OfferingId[] = offeringsByNeed[need];
  return offeringIds.filter((id) => {
    const { entryPrice } = offerings[id];
    return wanted.includes(id) && (!entryPrice || budgets[budget](entryPrice.amount));
  });
}
