import type { Filter } from '#app/admin/content/content-address.ts';
import type { ContentArea } from '#app/admin/content/content-context.ts';
import { type FieldNode, fieldNodes } from '#app/admin/content/content-tree.ts';
import { draftValue } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { stateIn, todos } from '#app/admin/content/field-state.ts';
import { finds, foldText, readText } from '#app/admin/content/find-texts.ts';
import { type Language, languages } from '#domain/language/languages.ts';

export type FoundPlace = {
  readonly page: string;
  /** Path in its page. */
  readonly field: string;
  readonly node: FieldNode;
  /** The text that visitors read. */
  readonly texts: readonly (readonly [Language | 'all', string])[];
};

type Area = Pick<ContentArea, 'trees' | 'fields' | 'toReview' | 'missing' | 'factsOf'>;

/** All places that say something in either language, or have something to do. */
export function foundPlaces(area: Area, search: string, filter: Filter): FoundPlace[] {
  const wanted = foldText(search);
  return [...area.trees.values()].flatMap(({ id: page, sections }) =>
    fieldNodes(sections)
      .filter((node) => filter === 'all' || foundIn(node, area).has(filter))
      .map((node) => ({ page, field: fieldPath(node), node, texts: readTexts(node, page, area) }))
      .filter(({ texts }) => wanted === '' || texts.some(([, text]) => finds(wanted, text))),
  );
}

type Found = Exclude<Filter, 'all'>;

/** How many places each filter finds, and the most urgent place, the first in page order. */
export function placesToDo(area: Area): {
  readonly counts: Readonly<Record<Found, number>>;
  readonly next: Pick<FoundPlace, 'page' | 'field'> | undefined;
} {
  const counts: Record<Found, number> = { changed: 0, missing: 0, stale: 0, outdated: 0, review: 0 };
  const first: Partial<Record<Found, Pick<FoundPlace, 'page' | 'field'>>> = {};
  for (const { id: page, sections } of area.trees.values())
    for (const node of fieldNodes(sections))
      for (const what of foundIn(node, area)) {
        counts[what] += 1;
        first[what] ??= { page, field: fieldPath(node) };
      }
  return { counts, next: todos.map((todo) => first[todo]).find(Boolean) };
}

export function fieldPath({ ids }: FieldNode): string {
  return placeOf(Object.values(ids)[0]!).path.join('.');
}

function foundIn(node: FieldNode, area: Area): ReadonlySet<Found> {
  const states = ([...languages, 'all'] as const).flatMap(
    (language) => stateIn(node, language, area.fields, area) ?? [],
  );
  return new Set(
    states.flatMap(({ todos: open, isChanged }) => [...open, ...(isChanged ? ['changed' as const] : [])]),
  );
}

function readTexts(node: FieldNode, page: string, { fields, factsOf }: Area): FoundPlace['texts'] {
  return (Object.entries(node.ids) as [Language | 'all', string][]).flatMap(([language, id]) => {
    const field = fields.get(id);
    if (!field) return [];
    const value = draftValue(field);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : amountOf(value);
    return [[language, language === 'all' ? text : readText(text, factsOf(language, page))] as const];
  });
}

function amountOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('amount' in value)) return '';
  return `${String(value.amount)} ${'currency' in value ? String(value.currency) : ''}`.trim();
}
