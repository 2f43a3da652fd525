/** One line of the bench's report. */
export type Figure = {
  name: string;
  value: string;
  /** The budget beside it, in words. */
  wanted?: string;
  isMet?: boolean;
};

/** Prints figures as a table; what misses its budget is marked. */
export function printFigures(figures: readonly Figure[]): void {
  const nameWidth = Math.max(...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  for (const { name, value, wanted, isMet } of figures) {
    const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
    const budget = wanted ? `  (wanted: ${wanted})` : '';
    console.log(`${mark} ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}${budget}`);
  }
}

/** The middle value; of an even number of values the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
