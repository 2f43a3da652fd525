export type RoiInput = {
  /** Current monthly revenue. */
  readonly revenue: number;
  /** Estimated increase in percent. */
  readonly increasePercent: number;
  /** Monthly advertising budget. */
  readonly adBudget: number;
};

type RoiResult = { readonly kind: 'gain'; readonly amount: number } | { readonly kind: 'negative' };

/** What a typed value counts as: empty and non-numeric texts are 0 (spec 2 §5). */
export function roiNumber(text: string): number {
  const value = text.trim() === '' ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
}

/**
 * Estimated monthly gain = revenue × increase percent − (monthly price + ad budget); the price is that of FUEL BASIC
 * (spec 2 §9, 1999). Positive gains are rounded; anything else is a possible negative ROI.
 */
export function roiResult(input: RoiInput, monthlyPrice: number): RoiResult {
  const gain = (input.revenue * input.increasePercent) / 100 - (monthlyPrice + input.adBudget);
  return gain > 0 ? { kind: 'gain', amount: Math.round(gain) } : { kind: 'negative' };
}
