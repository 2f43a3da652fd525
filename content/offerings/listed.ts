import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';
import type { SingleSession } from './record.ts';

export function offeringsIn(offerings: Offerings): readonly ListedOffering[] {
  return Object.values(offerings);
}

export function idsIn(offerings: Offerings): readonly OfferingId[] {
  return offeringsIn(offerings).map(({ id }) => id);
}

/** For values from outside (admin records, addresses, names of pages). */
export function isOffering(offerings: Offerings, value: unknown): value is OfferingId {
  return typeof value === 'string' && Object.hasOwn(offerings, value);
}

/** Sold as single sessions on /alacarte (spec 2 §3 and §9). */
export function singleSessions(offerings: Offerings): readonly (SingleSession & { id: OfferingId })[] {
  return offeringsIn(offerings).flatMap(({ id, single }) => (single ? [{ id, ...single }] : []));
}
