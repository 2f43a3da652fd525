import type { OfferingId } from './offers.ts';
import { zenFocus } from './terms-figures.ts';

/**
 * How the minutes of a session are divided, part by part, in the order of the parts in the words. Zen Focus by
 * spec 2 §9; the others add up to the length of their session.
 */
export const sessionSchedules = {
  'smo-excellence': [10, 20, 20, 10],
  'ic-water-principle': [5, 8, 8, 9],
  'master-wu': zenFocus.scheduleMinutes,
} as const satisfies Partial<Record<OfferingId, readonly number[]>>;
