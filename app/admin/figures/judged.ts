import type { Compared } from '#domain/api/figures.ts';
import { isDifference } from '#domain/figures/figures.ts';

/** How a count compares with the period before; `noBefore` if nothing was counted then. */
export function judged({ count, before }: Compared): 'more' | 'fewer' | 'chance' | 'noBefore' {
  if (before === 0) return 'noBefore';
  if (!isDifference(count, before)) return 'chance';
  return count > before ? 'more' : 'fewer';
}
