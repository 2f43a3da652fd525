import { readSheet } from './translation-sheet.ts';
import { mostUnits, readXliff, type Translation, XliffError } from './xliff.ts';

/** What a translator sent, told apart by its first character. Throws `XliffError` if it is neither. */
export function readTranslation(text: string): Translation {
  const translation = /^\s*</.test(text.replace('\uFEFF', '')) ? readXliff(text) : readSheet(text);
  if (translation.units.length > mostUnits) throw new XliffError('The file has more texts than the site.');
  return translation;
}
