import { composed } from '#domain/language/composed-text.ts';

/**
 * Characters of a text that the index of the search holds, about five pages. It bounds what storing and deleting one text costs;
 * the search for a person's data reads the rest, too.
 */
export const searchedLength = 10_000;

/** The beginning of the texts as `foldedText` writes them, for the index and for queries. */
export function searchText(...texts: readonly string[]): string {
  // Folding expands some letters.
  return beginning(foldedText(beginning(texts.join('\n'))));
}

/** Removes case, accents and composition, so that `muller` finds `Müller`. */
export function foldedText(text: string): string {
  return composed(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

function beginning(text: string): string {
  return text.slice(0, searchedLength).toWellFormed();
}
