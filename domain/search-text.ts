import { composed } from './composed-text.ts';

/**
 * Only the beginning of a text is searched: about ten pages. Nobody remembers a message by what stands behind them, and
 * a whole one of 256 KiB would be stored almost twice.
 */
const searchedLength = 20_000;

/**
 * Texts in the form in which they are searched: without regard to case, accents and the way letters are composed, so
 * that `muller` finds `Müller`. Both what is stored and what is looked for go through this.
 */
export function searchText(...texts: readonly string[]): string {
  const folded = composed(beginning(texts.join('\n')), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  // Folding makes some letters several.
  return beginning(folded);
}

function beginning(text: string): string {
  return text.slice(0, searchedLength).toWellFormed();
}
