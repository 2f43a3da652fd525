import Papa from 'papaparse';
import { csvStart } from './csv.ts';

/** The sign that `csvLine` puts before text that a spreadsheet could run. */
const guard = /(^|[,;\t\n])'(?=[ "]{0,3}[=+\-@＝＋－＠])/g;

const separators = [';', ',', '\t'];

/** Excel's own way to say what separates the cells. */
const namedSeparator = /^"?sep=([;,\t])"?.*\n/i;

/**
 * Rows of a CSV file (RFC 4180) as a spreadsheet may have saved it: with any of the usual separators, line ends and quotes
 * only where they are needed. Apostrophes against formulas are taken off. Rows after the most are not looked at, and of a
 * row no more cells are kept.
 */
export function readCsv(given: string, most: { rows: number; columns: number }): string[][] {
  const whole = given.replace(csvStart, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const [line = '', named] = namedSeparator.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const delimiter = named ?? separatorOf(text);
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: most.rows,
    skipEmptyLines: true,
  });
  return data.map((row) => row.slice(0, most.columns).map((cell) => cell.replace(guard, '$1')));
}

/** The one that the first lines have most of. */
function separatorOf(text: string): string {
  const head = text.slice(0, headLength);
  const count = (separator: string) => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0]!;
}

const headLength = 200;
