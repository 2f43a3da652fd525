/** An exact count of more would help no operator, and would take long. */
export const mostCounted = 10_000;

/** `10,000+` beyond `mostCounted`, and `12+` if there may be more than the count. */
export function countText(count: number, isLeast: boolean, language: string): string {
  const isMore = isLeast || count > mostCounted;
  return `${Math.min(count, mostCounted).toLocaleString(language)}${isMore ? '+' : ''}`;
}
