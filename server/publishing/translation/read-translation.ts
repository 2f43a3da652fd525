import { isUtf8 } from 'node:buffer';
import { isLanguage, type Language } from '#domain/language/languages.ts';
import { readCsv } from '#domain/responses/csv-read.ts';
import { codedProblem, type HttpProblem } from '#server/core/http/problem.ts';

/** A text of a sheet; `path` is its place on the page, the same in each language. */
export type ReadUnit = {
  readonly namespace: string;
  readonly path: string;
  readonly source: string;
  readonly target: string;
};

export type Translation = {
  readonly from: Language;
  readonly to: Language;
  readonly units: readonly ReadUnit[];
};

/** Why a file is no sheet of this site; nothing of it is used. */
const reasons = {
  spreadsheet: 'This is a spreadsheet of its own format: save it as CSV (UTF-8).',
  markup: 'This is no sheet: XLIFF and web pages are not read.',
  columns: 'No line has the columns of the export: page, place and two languages.',
  characters: 'The characters of the file cannot be read: save it as CSV (UTF-8).',
  tooMany: 'The file has more texts than the site.',
} as const;

function noSheet(code: keyof typeof reasons): HttpProblem {
  return codedProblem(422, code, reasons[code]);
}

/** Columns that a sheet needs to be read back. */
export const sheetColumns = ['page', 'place'];

/** Limit of rows in a translated file; the site has some 3,500. */
export const mostUnits = 20_000;

const mostAbove = 10;

/** With a line for what is refused as too many; added columns are not read. */
const most = { rows: mostUnits + mostAbove + 2, columns: 50 };

/**
 * The sheet of `writeSheet`, whatever a spreadsheet saved it as: with other separators, columns in another order or more of
 * them, lines above. Throws 422.
 */
export function readTranslation(text: string): Translation {
  if (/^\uFEFF?\s*</.test(text)) throw noSheet('markup');
  const rows = readCsv(text, most);
  const top = rows.slice(0, mostAbove).findIndex(isHead);
  if (top === -1) throw noSheet('columns');
  const head = rows[top]!.map(named);
  const [from, to] = head.filter(isLanguage);
  if (from === undefined || to === undefined || from === to) throw noSheet('columns');
  const units = rows
    .slice(top + 1)
    .map((row): ReadUnit => {
      const cell = (name: string) => row[head.indexOf(name)] ?? '';
      return {
        namespace: cell('page').trim(),
        path: cell('place').trim(),
        source: cell(from),
        target: cell(to),
      };
    })
    .filter((unit) => Object.values(unit).some((value) => value !== ''));
  if (units.length > mostUnits) throw noSheet('tooMany');
  return { from, to, units };
}

function named(cell: string): string {
  return cell.trim().toLowerCase();
}

function isHead(row: readonly string[]): boolean {
  const names = row.map(named);
  return sheetColumns.every((name) => names.includes(name)) && names.filter(isLanguage).length > 1;
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/**
 * The text of a file in the charset in which a spreadsheet saved it: UTF-8, UTF-16 (“Unicode text”), windows-1252 (German Excel) or
 * Mac Roman. Throws 422.
 */
export function sheetText(bytes: Uint8Array): string {
  const begins = (with_: readonly number[]) => with_.every((byte, index) => bytes[index] === byte);
  if (begins(zip) || begins(oldExcel)) throw noSheet('spreadsheet');
  for (const [charset, mark] of Object.entries(utf16))
    if (begins(mark)) return checked(new TextDecoder(charset).decode(bytes));
  if (bytes[1] === 0 && bytes[3] === 0) return checked(new TextDecoder('utf-16le').decode(bytes));
  if (isUtf8(bytes)) return checked(new TextDecoder().decode(bytes));
  const western = new TextDecoder('windows-1252').decode(bytes);
  // The umlauts of one are rare signs of the other.
  const isMac = !/[äöüÄÖÜ]/.test(western) && /\p{L}[ŠšŸ§]|[ŠšŸ]\p{L}/u.test(western);
  return checked(isMac ? new TextDecoder('macintosh').decode(bytes) : western);
}

function checked(text: string): string {
  if (/[\0\u0080-\u009F]/.test(text)) throw noSheet('characters');
  return text;
}
