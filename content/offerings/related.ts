import { type ListedOffering, type OfferingId, offerings } from './offerings.ts';

/** The offering that the page of another leads to; undefined for one that stands alone, like Master Wu. */
export function relatedOffering(id: OfferingId): ListedOffering | undefined {
  const { related } = offerings[id];
  return related === undefined ? undefined : offerings[related as OfferingId];
}

/**
 * Where the related-product link of an offering's page goes: `/{id}` of the related item when that is a solution,
 * otherwise `/solutions/{id}` (spec 2 §3). German path; undefined without a related offering.
 */
export function relatedPath(id: OfferingId): string | undefined {
  const related = relatedOffering(id);
  if (!related) return undefined;
  return related.category === 'solutions' ? `/${related.id}` : `/solutions/${related.id}`;
}
