import { composed } from './composed-text.ts';

/**
 * Texts in the form in which they are searched: without regard to case, accents and the way letters are composed, so
 * that `muller` finds `Müller`. Both what is stored and what is looked for go through this.
 */
export function searchText(...texts: readonly string[]): string {
  return composed(texts.join('\n'), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
