import { isVisible } from './listed.ts';
import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';

/** Undefined for one without, like Master Wu, and where it is hidden. */
export function relatedOffering(offerings: Offerings, id: OfferingId): ListedOffering | undefined {
  const { related } = offerings[id];
  const found = related === undefined ? undefined : offerings[related as OfferingId];
  return found && isVisible(found) ? found : undefined;
}

/** German path: `/{id}` for a solution, otherwise `/solutions/{id}` (OFFER-2). */
export function relatedPath({ category, id }: ListedOffering): string {
  return category === 'solutions' ? `/${id}` : `/solutions/${id}`;
}
