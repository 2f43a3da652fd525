export type RoiInput = {
  readonly revenue: number;
  readonly increasePercent: number;
  readonly adBudget: number;
};

type RoiResult = { readonly kind: 'gain'; readonly amount: number } | { readonly kind: 'negative' };

/** Empty and non-numeric texts count as 0 (ROI-1). */
export function roiNumber(text: string): number {
  const value = text.trim() === '' ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
}

/** revenue × increase percent − (FUEL BASIC, 1999, + ad budget); positive gains are rounded (ROI-1). */
export function roiResult(input: RoiInput, monthlyPrice: number): RoiResult {
  const gain = (input.revenue * input.increasePercent) / 100 - (monthlyPrice + input.adBudget);
  return gain > 0 ? { kind: 'gain', amount: Math.round(gain) } : { kind: 'negative' };
}
