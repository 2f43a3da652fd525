import { csvStart } from './csv.ts';

/** What `csvLine` puts before text that a spreadsheet could run. */
const guard = /(^|[,;\t\n])'(?=[ "]{0,3}[=+\-@＝＋－＠])/g;

const separators = [';', ',', '\t'];

/**
 * Rows of a CSV file (RFC 4180) as a spreadsheet may have saved it: with any of the usual separators, line ends and quotes
 * only where they are needed. Apostrophes against formulas are taken off. Rows after the most are not looked at, and of a
 * row no more cells are kept.
 */
export function readCsv(given: string, most: { rows: number; columns: number }): string[][] {
  const text = given.replace(csvStart, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const separator = separatorOf(text, most.columns);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < most.rows) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(text, at, separator);
    if (row.length < most.columns) {
      const cell = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end);
      row.push(cell.replace(guard, '$1'));
    }
    at = end + 1;
    if (text[end] !== separator || end >= text.length) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

function separatorOf(text: string, mostColumns: number): string {
  const [head = ''] = text.split('\n', 1);
  const columns = (separator: string) => head.split(separator, mostColumns).length;
  return separators.toSorted((a, b) => columns(b) - columns(a))[0]!;
}

/** After the closing quotation mark; of an unfinished cell the end of the text. */
function endOfQuoted(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length + 1 : at + 1;
}

function endOfPlain(text: string, start: number, separator: string): number {
  for (let at = start; at < text.length; at++) {
    if (text[at] === separator || text[at] === '\n') return at;
  }
  return text.length;
}
