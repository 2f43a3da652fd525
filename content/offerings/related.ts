import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';

/** Undefined for one without, like Master Wu. */
export function relatedOffering(offerings: Offerings, id: OfferingId): ListedOffering | undefined {
  const { related } = offerings[id];
  return related === undefined ? undefined : offerings[related as OfferingId];
}

/** German path: `/{id}` for a solution, otherwise `/solutions/{id}` (spec 2 §3). */
export function relatedPath({ category, id }: ListedOffering): string {
  return category === 'solutions' ? `/${id}` : `/solutions/${id}`;
}
