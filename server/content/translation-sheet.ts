import { type CsvSeparator, csvLine, csvSeparatorIn, csvStart } from '#domain/csv.ts';
import { readCsv } from '#domain/csv-read.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { mostUnits, type ReadUnit, type Translation, type Unit, XliffError } from './xliff.ts';

const columns = ['page', 'place', 'state'];

/** More than the site has texts, with a line for what is refused as too many; columns that somebody added are not read. */
const most = { rows: mostUnits + 2, columns: 50 };

/** For spreadsheets of somebody who reads `reader`; the columns of the texts are called by their languages. */
export function writeSheet(units: readonly Unit[], from: Language, to: Language, reader: Language): string {
  const separator: CsvSeparator = csvSeparatorIn(reader);
  const lines = units.map(({ namespace, path, state, source, target, note }) =>
    csvLine([namespace, path, state, source, target, note ?? ''], separator),
  );
  return [csvStart, csvLine([...columns, from, to, 'note'], separator), ...lines].join('');
}

/** Throws `XliffError` if it is not the sheet that `writeSheet` makes, whatever a spreadsheet saved it as. */
export function readSheet(text: string): Translation {
  const [head = [], ...rows] = readCsv(text, most);
  const [from, to] = [head[3], head[4]];
  if (
    columns.some((name, index) => head[index] !== name) ||
    !isLanguage(from) ||
    !isLanguage(to) ||
    from === to
  )
    throw new XliffError('The first line does not have the columns of the export.');
  const units = rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row): ReadUnit => {
      const [namespace = '', path = '', , source = '', target = ''] = row;
      return { namespace, path, source, target };
    });
  return { from, to, units };
}
