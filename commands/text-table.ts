const gap = '  ';
const narrowest = 6;

/** At most `width` characters per line: the widest columns are shortened first; line breaks become spaces. */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(oneLine));
  const widths = fitWidths(
    headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length))),
    width - gap.length * (headings.length - 1),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cut(cell, widths[column]!).padEnd(widths[column]!))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

/** `1 message`, `2 messages`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

function fitWidths(wanted: readonly number[], available: number): number[] {
  const widths = [...wanted];
  let excess = widths.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    const column = widths.indexOf(widest);
    const next = Math.max(narrowest, ...widths.filter((width) => width < widest));
    const reduction = Math.min(excess, Math.max(1, widest - next));
    widths[column] = widest - reduction;
    excess -= reduction;
  }
  return widths;
}
