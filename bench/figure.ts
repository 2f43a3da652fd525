export type Figure = {
  name: string;
  value: string;
  wanted?: string;
  isMet?: boolean;
};

/** Of a Markdown table, so that what is printed can go into docs/ as it is. */
export function printHead(part: string): void {
  console.log(`\n| ${part} | | wanted | |\n|---|--:|---|---|`);
}

export function printFigures(figures: readonly Figure[]): void {
  const nameWidth = Math.max(...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  for (const { name, value, wanted = '', isMet } of figures) {
    const mark = isMet === undefined ? '' : isMet ? '✓' : '✗';
    console.log(`| ${name.padEnd(nameWidth)} | ${value.padStart(valueWidth)} | ${wanted} | ${mark} |`);
  }
}

/** The upper of two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
