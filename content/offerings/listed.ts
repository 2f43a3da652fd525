import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';
import type { SingleSession } from './record.ts';

/** All offerings, in the order in which they are listed. */
export function offeringsIn(offerings: Offerings): readonly ListedOffering[] {
  return Object.values(offerings);
}

/** Their ids, in that order. */
export function idsIn(offerings: Offerings): readonly OfferingId[] {
  return offeringsIn(offerings).map(({ id }) => id);
}

/** True for the id of an offering; for values from outside (admin records, addresses, names of pages). */
export function isOffering(offerings: Offerings, value: unknown): value is OfferingId {
  return typeof value === 'string' && Object.hasOwn(offerings, value);
}

/** The offerings that are sold as single sessions on /alacarte, each with what it is sold as (spec 2 §3 and §9). */
export function singleSessions(offerings: Offerings): readonly (SingleSession & { id: OfferingId })[] {
  return offeringsIn(offerings).flatMap(({ id, single }) => (single ? [{ id, ...single }] : []));
}
