import { searchText } from '#domain/inbox/search-text.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Seen by nobody: soft hyphens, joiners and spaces without width. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const folded = new Map<string, string>();

/** The text that visitors read, with the values of its placeholders. */
export function readText(text: string, facts: Readonly<Record<string, string>>): string {
  return fill(text, facts);
}

/** Finds words through soft hyphens, narrow spaces, accents and case. */
export function foldText(text: string): string {
  let found = folded.get(text);
  if (found === undefined) {
    found = searchText(text.replace(invisible, ''));
    folded.set(text, found);
  }
  return found;
}

export function finds(search: string, text: string): boolean {
  return foldText(text).includes(search);
}

export type FoundWords = { readonly before: string; readonly found: string; readonly after: string };

/** Cuts a text at the first place that was found, to show the words around it. */
export function foundWords(text: string, search: string, around = 90): FoundWords {
  const visible = text.replace(invisible, '');
  const { plain, places } = foldWithPlaces(visible);
  const at = search === '' ? -1 : plain.indexOf(search);
  if (at < 0) return { before: shortened(visible, 0, around * 2), found: '', after: '' };
  const from = places[at]!;
  const to = places[at + search.length] ?? visible.length;
  const start = from > around ? visible.lastIndexOf(' ', from - around) + 1 || from - around : 0;
  return {
    before: (start > 0 ? '… ' : '') + visible.slice(start, from),
    found: visible.slice(from, to),
    after: shortened(visible, to, around),
  };
}

function shortened(text: string, from: number, length: number): string {
  const rest = text.slice(from);
  if (rest.length <= length) return rest;
  const cut = rest.lastIndexOf(' ', length);
  return `${rest.slice(0, cut > 0 ? cut : length)} …`;
}

/** For each character of the folded text, where it stood. */
function foldWithPlaces(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const piece = /^\s+$/.test(segment) ? ' ' : searchText(segment);
    if (piece === ' ' && (plain === '' || plain.endsWith(' '))) continue;
    for (let i = 0; i < piece.length; i++) places.push(index);
    plain += piece;
  }
  return { plain, places };
}
