import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';

/** The offering that the page of another leads to; undefined for one that stands alone, like Master Wu. */
export function relatedOffering(offerings: Offerings, id: OfferingId): ListedOffering | undefined {
  const { related } = offerings[id];
  return related === undefined ? undefined : offerings[related as OfferingId];
}

/**
 * Where a related-product link goes: `/{id}` of the related offering when that is a solution, otherwise
 * `/solutions/{id}` (spec 2 §3). German path.
 */
export function relatedPath({ category, id }: ListedOffering): string {
  return category === 'solutions' ? `/${id}` : `/solutions/${id}`;
}
