import type { Language } from '#domain/language/languages.ts';
import { type CsvSeparator, csvLine, csvSeparatorIn, csvStart } from '#domain/responses/csv.ts';

/** A text to translate; `path` is its place on the page, the same in each language. */
export type Unit = {
  readonly namespace: string;
  readonly path: string;
  readonly source: string;
  readonly target: string;
  /** `open`: nothing or something old stands there. */
  readonly state: 'open' | 'translated';
  /** For the translator: how long it may be. */
  readonly note: string;
};

/** Without these a sheet cannot be read back. */
export const sheetColumns = ['page', 'place'];

/** For spreadsheets of somebody who reads `reader`; the columns of the texts are called by their languages. */
export function writeSheet(units: readonly Unit[], from: Language, to: Language, reader: Language): string {
  const separator: CsvSeparator = csvSeparatorIn(reader);
  const lines = units.map(({ namespace, path, state, source, target, note }) =>
    csvLine([namespace, path, state, source, target, note], separator),
  );
  return [csvStart, csvLine([...sheetColumns, 'state', from, to, 'note'], separator), ...lines].join('');
}
