import { draftValue, isChanged, isOutdated } from '#app/admin/content/draft/field-values.ts';
import { isAsks } from '#content/asks.ts';
import type { ContentField } from '#domain/api/content.ts';
import { type Language, otherLanguages } from '#domain/language/languages.ts';
import { draftedText, isStale, type Written } from '#domain/publishing/stale-text.ts';
import type { FieldNode } from './content-tree.ts';

/** The tasks of a field, most urgent first. */
export const todos = ['missing', 'stale', 'outdated', 'review'] as const;

export const states = ['changed', ...todos] as const;

export type State = (typeof states)[number];

/** The facts that decide the state of a field. */
export type Known = {
  readonly fields: ReadonlyMap<string, ContentField>;
  /** First field of each unconfirmed place, in each language, with the number of its fields. */
  readonly toReview: ReadonlyMap<string, number>;
  /** Settings that the law asks for. */
  readonly missing: ReadonlySet<string>;
};

/** Of one language; facts that hold for all languages have a state of their own (`all`). */
export function statesIn(node: FieldNode, language: Language | 'all', known: Known): readonly State[] {
  const [field, ...others] = [language, ...otherLanguages(language)].map((one) =>
    known.fields.get(node.ids[one as Language | 'all'] ?? ''),
  );
  if (!field) return [];
  // A note for the search may be empty, and need not say the same in each language.
  const isText = field.kind === 'text' && !isAsks(field.id);
  const isEmpty = isText && draftValue(field) === '';
  const isBehind = (other: ContentField | undefined) =>
    other !== undefined && draftValue(other) !== '' && isStale(written(field, other), written(other, field));
  const found: Record<State, boolean> = {
    changed: isChanged(field),
    missing: isEmpty || known.missing.has(field.id),
    stale: isText && !isEmpty && language !== 'all' && others.some(isBehind),
    outdated: isOutdated(field),
    review: known.toReview.has(field.id),
  };
  return states.filter((state) => found[state]);
}

/** Undefined if it has the default text. */
function written({ draft, live }: ContentField, other: ContentField): Written | undefined {
  if (!draft) return live;
  if (!('value' in draft)) return undefined;
  const change = other.draft ? { at: other.draft.at } : other.live;
  return draftedText(draft.at, live, change ? [change] : []);
}

export type Counts = Readonly<Record<State, number>>;

export function countsOf(found: Iterable<State>): Counts {
  const counts = { changed: 0, missing: 0, stale: 0, outdated: 0, review: 0 };
  for (const state of found) counts[state] += 1;
  return counts;
}

/** The first field of each place, which is the beginning of its fields' ids, with their number. */
export function firstFields(ids: Iterable<string>, places: ReadonlySet<string>): ReadonlyMap<string, number> {
  const firsts = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const id of ids) {
    const place = placeAbove(id, places);
    if (place === undefined) continue;
    const first = firsts.get(place) ?? id;
    firsts.set(place, first);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

/** The place that is the field itself or a part above it. */
export function placeAbove(id: string, places: ReadonlySet<string>): string | undefined {
  const keys = id.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.')).find((one) => places.has(one));
}
