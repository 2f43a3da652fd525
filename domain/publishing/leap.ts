/** An amount that is ten times larger or smaller than before is probably a slip; `times` is rounded. */
export function leapOf(
  before: unknown,
  after: unknown,
): { readonly code: 'leap' | 'drop'; readonly times: number } | undefined {
  const [from, to] = [amountIn(before), amountIn(after)];
  if (!from || !to) return undefined;
  if (to >= 10 * from) return { code: 'leap', times: Math.round(to / from) };
  return from >= 10 * to ? { code: 'drop', times: Math.round(from / to) } : undefined;
}

/** A number itself, or the amount of a price. */
function amountIn(value: unknown): number | undefined {
  const amount =
    typeof value === 'object' && value !== null && 'amount' in value ? (value.amount as unknown) : value;
  return typeof amount === 'number' ? amount : undefined;
}
