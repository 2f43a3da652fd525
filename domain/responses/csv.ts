import { type Language, languageRules } from '#domain/language/languages.ts';

export type CsvCell = string | number | null;

/** Comma (RFC 4180), or the semicolon of spreadsheets with German settings. */
export type CsvSeparator = ',' | ';';

/** A semicolon where the comma is the decimal sign. */
export function csvSeparatorIn(language: Language): CsvSeparator {
  return (0.5).toLocaleString(languageRules[language].locale).includes(',') ? ';' : ',';
}

/**
 * Writes an ISO 8601 moment as `23.11.2026 14:05:09` in German, `2026-11-23 14:05:09` in English. To be made once for a
 * file: that takes longer than many of its lines.
 */
export function csvMoment(language: Language, timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat(languageRules[language].sheetLocale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (moment) => format.format(new Date(moment)).replace(',', '');
}

/** Characters: what Excel takes. It moves the rest to cells below, and with it the columns of the table. */
export const longestCell = 32_767;

const cutMark = ' […]';

/** Byte order mark, so that spreadsheets read UTF-8. */
export const csvStart = '\uFEFF';

// Spreadsheets run such a cell as a formula; the last four are the wide forms of East Asian keyboards.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A program that expects another separator than the file's may begin a cell, and a formula, here: it does not see the
 * quotation marks. Semicolons always, as Excel with German settings splits there in any file.
 */
const beginsFormulaInside: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /(?<=[;\t\r\n])(?=[ "]{0,3}[=+\-@＝＋－＠])/g,
  // The amount 499,- € is none, but -€1+1 is.
  ';': /(?<=[,;\t\r\n])(?!- ?€(?! ?\d))(?=[ "]{0,3}[=+\-@＝＋－＠])/g,
};

/**
 * One line with its line end (RFC 4180). Text that a spreadsheet could run as a formula, also after a semicolon, tab or
 * line break, or after the comma that is not the separator, gets an apostrophe (SEC-20). A text longer than a cell of a
 * spreadsheet ends with […].
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator = ','): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(cell: CsvCell, separator: CsvSeparator): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = (startsFormula.test(cell) ? `'${cell}` : cell).replace(beginsFormulaInside[separator], "'");
  return `"${shortened(text).replaceAll('"', '""')}"`;
}

function shortened(text: string): string {
  if (text.length <= longestCell) return text;
  return text.slice(0, longestCell - cutMark.length).toWellFormed() + cutMark;
}
