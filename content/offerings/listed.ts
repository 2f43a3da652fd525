import type { ListedOffering, OfferingId, Offerings } from './offerings.ts';
import type { SingleSession } from './record.ts';

/** Also hidden ones: their names, prices and colours may stand in other places. */
export function allOfferings(offerings: Offerings): readonly ListedOffering[] {
  return Object.values(offerings);
}

/** As visitors see them. */
export function offeringsIn(offerings: Offerings): readonly ListedOffering[] {
  return allOfferings(offerings).filter(isVisible);
}

export function isVisible({ availability }: Pick<ListedOffering, 'availability'>): boolean {
  return availability !== 'hidden';
}

export function isPaused(offerings: Offerings, id: OfferingId): boolean {
  return offerings[id].availability === 'paused';
}

/** A hidden offering's page, or one that is about it (`sophie-sample`). */
export function isHiddenPage(offerings: Offerings, pageId: string): boolean {
  return allOfferings(offerings).some(
    (offering) => !isVisible(offering) && (pageId === offering.id || pageId.startsWith(`${offering.id}-`)),
  );
}

export function idsIn(offerings: Offerings): readonly OfferingId[] {
  return offeringsIn(offerings).map(({ id }) => id);
}

/** For values from outside (admin records, addresses, names of pages). */
export function isOffering(offerings: Offerings, value: unknown): value is OfferingId {
  return typeof value === 'string' && Object.hasOwn(offerings, value);
}

/** Offerings sold as single sessions on /alacarte (PAGE-8). */
export function singleSessions(offerings: Offerings): readonly (SingleSession & { id: OfferingId })[] {
  return offeringsIn(offerings).flatMap(({ id, single }) => (single ? [{ id, ...single }] : []));
}
