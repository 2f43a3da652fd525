export type Figure = {
  name: string;
  value: string;
  wanted?: string;
  isMet?: boolean;
};

export function printFigures(figures: readonly Figure[]): void {
  const nameWidth = Math.max(...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  for (const { name, value, wanted, isMet } of figures) {
    const mark = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
    const budget = wanted ? `  (wanted: ${wanted})` : '';
    console.log(`${mark} ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}${budget}`);
  }
}

/** The upper of two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
