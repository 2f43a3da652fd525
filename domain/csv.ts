import { type Language, languageRules } from './languages.ts';

export type CsvCell = string | number | null;

/** What parts the cells: a comma (RFC 4180), or the semicolon that spreadsheets with German settings expect. */
export const csvSeparators = [',', ';'] as const;

type CsvSeparator = (typeof csvSeparators)[number];

/** What spreadsheets of a language expect: a semicolon where the comma is the decimal sign. */
export function csvSeparatorIn(language: Language): CsvSeparator {
  return (0.5).toLocaleString(languageRules[language].locale).includes(',') ? ';' : ',';
}

/** Lets spreadsheet programs read the file as UTF-8. */
export const csvStart = '\uFEFF';

// A spreadsheet would run such a cell as a formula; the last four are the wide forms of East Asian keyboards.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Where a cell begins for a program that does not know the separator, and a formula with it. */
const beginsFormulaInside = /(?<=[;\t\r\n])(?=[ "]{0,3}[=+\-@＝＋－＠])/g;

/**
 * One line of a CSV file, with its line end (RFC 4180). Every text is quoted. One that a spreadsheet program could take
 * for a formula, as a whole or after a semicolon, tab or line break, gets an apostrophe there (SEC-20); numbers stay
 * numbers.
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator = ','): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = (startsFormula.test(cell) ? `'${cell}` : cell).replace(beginsFormulaInside, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
