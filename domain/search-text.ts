import { composed } from './composed-text.ts';

/** About ten pages: a whole text of 256 KiB would be stored almost twice. */
const searchedLength = 20_000;

/** Removes case, accents and composition, so that `muller` finds `Müller`. For stored texts and queries. */
export function searchText(...texts: readonly string[]): string {
  const folded = composed(beginning(texts.join('\n')), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  // Folding expands some letters.
  return beginning(folded);
}

function beginning(text: string): string {
  return text.slice(0, searchedLength).toWellFormed();
}
