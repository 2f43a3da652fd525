export type CsvCell = string | number | null;

/** Lets spreadsheet programs read the file as UTF-8. */
export const csvStart = '\uFEFF';

// A spreadsheet would run such a cell as a formula; the last four are the wide forms of East Asian keyboards.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file, with its line end (RFC 4180). A text that a spreadsheet program could take for a formula
 * begins with an apostrophe (SEC-20); numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
