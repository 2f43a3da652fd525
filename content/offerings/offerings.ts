import { businessWonder } from './business-wonder/offering.ts';
import { fuel } from './fuel/offering.ts';
import { icWaterPrinciple } from './ic-water-principle/offering.ts';
import { integratedSolutions } from './integrated-solutions/offering.ts';
import { marcusStorm } from './marcus-storm/offering.ts';
import { masterWu } from './master-wu/offering.ts';
import { nova } from './nova/offering.ts';
import { quantumEvolution } from './quantum-evolution/offering.ts';
import type { Offering } from './record.ts';
import { smoExcellence } from './smo-excellence/offering.ts';
import { sophie } from './sophie/offering.ts';

/** Every offering, in the order of spec 1 §1. Whatever lists offerings derives from this. */
const list = [
  sophie,
  nova,
  fuel,
  marcusStorm,
  masterWu,
  quantumEvolution,
  integratedSolutions,
  smoExcellence,
  icWaterPrinciple,
  businessWonder,
] as const satisfies readonly Offering[];

export type OfferingId = (typeof list)[number]['id'];

/** An offering of the list. What its own file knows better, such as the ids of its plans, is imported from there. */
export type ListedOffering = Offering & { readonly id: OfferingId };

/** All offerings by id, in the order of the list. */
export const offerings = recordOf(list);

export const offeringIds: readonly OfferingId[] = list.map(({ id }) => id);

/** True for the id of an offering; for values from outside (admin records, addresses). */
export function isOfferingId(value: unknown): value is OfferingId {
  return typeof value === 'string' && Object.hasOwn(offerings, value);
}

function recordOf(listed: readonly ListedOffering[]): Readonly<Record<OfferingId, ListedOffering>> {
  return Object.fromEntries(listed.map((offering) => [offering.id, offering])) as Record<
    OfferingId,
    ListedOffering
  >;
}
