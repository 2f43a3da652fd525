import { draftValue, isPriceValue } from '#app/admin/content/draft/field-values.ts';
import { searchText } from '#domain/inbox/search-text.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Filter } from './content-address.ts';
import type { ContentArea } from './content-area.tsx';
import { type FieldNode, fieldNodes, fieldPath } from './content-tree.ts';
import { type Counts, countsOf, type State, statesIn, todos } from './field-state.ts';

type Place = {
  readonly page: string;
  /** Path in its page. */
  readonly field: string;
  readonly node: FieldNode;
  readonly states: ReadonlySet<State>;
};

export type FoundPlace = Place & {
  /** The text that visitors read. */
  readonly texts: readonly (readonly [Language | 'all', string])[];
};

type Area = Pick<ContentArea, 'trees' | 'fields' | 'toReview' | 'missing' | 'factsOf'>;

/** All places in page order, with their states in any language. */
export function placesIn(area: Area): Place[] {
  return [...area.trees.values()].flatMap(({ id: page, sections }) =>
    fieldNodes(sections).map((node) => {
      const found = ([...languages, 'all'] as const).flatMap((language) => statesIn(node, language, area));
      return { page, field: fieldPath(node), node, states: new Set(found) };
    }),
  );
}

/** The number of places in each state, and the first place with the most urgent task. */
export function placesToDo(places: readonly Place[]): { counts: Counts; next: Place | undefined } {
  const firsts = todos.map((todo) => places.find(({ states }) => states.has(todo)));
  return { counts: countsOf(places.flatMap(({ states }) => [...states])), next: firsts.find(Boolean) };
}

/** Places with a text that contains the search in either language, and with a state. */
export function foundPlaces(
  places: readonly Place[],
  area: Area,
  search: string,
  filter: Filter,
): FoundPlace[] {
  const wanted = foldText(search);
  return places
    .filter(({ states }) => filter === 'all' || states.has(filter))
    .map((place) => ({ ...place, texts: readTexts(place, area) }))
    .filter(({ texts }) => wanted === '' || texts.some(([, text]) => finds(wanted, text)));
}

function readTexts({ node, page }: Place, { fields, factsOf }: Area): FoundPlace['texts'] {
  return (Object.entries(node.ids) as [Language | 'all', string][]).flatMap(([language, id]) => {
    const field = fields.get(id);
    if (!field) return [];
    const text = plainText(draftValue(field));
    return [[language, language === 'all' ? text : fill(text, factsOf(language, page))] as const];
  });
}

function plainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isPriceValue(value) ? `${value.amount} ${value.currency}` : '';
}

/** Invisible characters: soft hyphens, joiners and spaces without width. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const folded = new Map<string, string>();

/** Finds words through soft hyphens, narrow spaces, accents and case. */
export function foldText(text: string): string {
  const found = folded.get(text) ?? searchText(text.replace(invisible, ''));
  folded.set(text, found);
  return found;
}

export function finds(search: string, text: string): boolean {
  return foldText(text).includes(search);
}

const around = 90;

/** Cuts a text at the first place that was found, to show the words around it. */
export function foundWords(text: string, search: string): { before: string; found: string; after: string } {
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

/** `places`: the position of each character of the folded text in the original. */
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
