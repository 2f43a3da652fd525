/** Also the names of the fields and of the parameters in an address. */
export const roiFields = ['revenue', 'increasePercent', 'adBudget'] as const;

export type RoiInput = Readonly<Record<(typeof roiFields)[number], number>>;

/** The calculation that the page begins with. */
export const roiExample: RoiInput = { revenue: 40_000, increasePercent: 15, adBudget: 1800 };

type RoiResult = { readonly kind: 'gain'; readonly amount: number } | { readonly kind: 'negative' };

/** Empty and non-numeric texts count as 0 (ROI-1), and so do numbers that cannot be computed with. */
export function roiNumber(text: string): number {
  const value = text.trim() === '' ? 0 : Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : 0;
}

/** From the query of an address or the data of a form. */
export function roiInput(data: { get(name: string): unknown }): RoiInput {
  const [revenue, increasePercent, adBudget] = roiFields.map((name) =>
    roiNumber(String(data.get(name) ?? '')),
  );
  return { revenue: revenue!, increasePercent: increasePercent!, adBudget: adBudget! };
}

/** `revenue=40000&increasePercent=15&adBudget=1800` */
export function roiQuery(input: RoiInput): string {
  return roiFields.map((name) => `${name}=${input[name]}`).join('&');
}

/** revenue × increase percent − (FUEL BASIC, 1999, + ad budget); positive gains are rounded (ROI-1). */
export function roiResult(input: RoiInput, monthlyPrice: number): RoiResult {
  const { extra, cost } = amounts(input, monthlyPrice);
  return extra > cost ? { kind: 'gain', amount: Math.round(extra - cost) } : { kind: 'negative' };
}

export type RoiOutlook = {
  /** Additional revenue and costs of a month. */
  readonly extra: number;
  readonly cost: number;
  /** Gain or loss with half the increase, if there is any. */
  readonly half?: number;
  /** Increase that earns the costs, rounded up to a tenth. */
  readonly breakEvenPercent?: number;
  /** Months of the full increase that earn the costs of the minimum term, if they are no more than it has. */
  readonly monthsToEarn?: number;
};

/** The range around the result, from the same numbers (ROI-2). */
export function roiOutlook(input: RoiInput, monthlyPrice: number, termMonths: number): RoiOutlook {
  const { extra, cost } = amounts(input, monthlyPrice);
  return {
    extra,
    cost,
    ...(extra > 0 && { half: Math.round(extra / 2 - cost) }),
    ...(input.revenue > 0 && cost > 0 && { breakEvenPercent: upTo(0.1, (cost / input.revenue) * 100) }),
    ...(extra > cost && cost > 0 && { monthsToEarn: upTo(1, (termMonths * cost) / extra) }),
  };
}

function amounts({ revenue, increasePercent, adBudget }: RoiInput, monthlyPrice: number) {
  return { extra: (revenue * increasePercent) / 100, cost: monthlyPrice + adBudget };
}

/** Rounded up; the last digits of a product are not exact. */
function upTo(step: number, value: number): number {
  return Math.ceil(value / step - 1e-9) / Math.round(1 / step);
}
