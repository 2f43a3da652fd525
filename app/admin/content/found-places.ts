import { type Language, languages } from '#domain/language/languages.ts';
import type { Filter } from './content-address.ts';
import type { ContentArea } from './content-context.ts';
import { type FieldNode, fieldNodes } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { stateIn, todos } from './field-state.ts';
import { draftValue } from './field-values.ts';
import { finds, foldText, readText } from './find-texts.ts';

export type FoundPlace = {
  readonly page: string;
  /** Path in its page. */
  readonly field: string;
  readonly node: FieldNode;
  /** As visitors read it. */
  readonly texts: readonly (readonly [Language | 'all', string])[];
};

type Area = Pick<ContentArea, 'trees' | 'fields' | 'toReview' | 'missing' | 'factsOf'>;

/** All places that say something in either language, or have something to do. */
export function foundPlaces(area: Area, search: string, filter: Filter): FoundPlace[] {
  const wanted = foldText(search);
  return [...area.trees.values()].flatMap(({ id: page, sections }) =>
    fieldNodes(sections)
      .filter((node) => filter === 'all' || isIn(node, filter, area))
      .map((node) => ({ page, field: fieldPath(node), node, texts: readTexts(node, page, area) }))
      .filter(({ texts }) => wanted === '' || texts.some(([, text]) => finds(wanted, text))),
  );
}

/** The most urgent place, in page order. */
export function nextPlace(area: Area): Pick<FoundPlace, 'page' | 'field'> | undefined {
  for (const todo of todos) {
    for (const { id, sections } of area.trees.values()) {
      const node = fieldNodes(sections).find((one) => isIn(one, todo, area));
      if (node) return { page: id, field: fieldPath(node) };
    }
  }
  return undefined;
}

export function fieldPath({ ids }: FieldNode): string {
  return placeOf(Object.values(ids)[0]!).path.join('.');
}

function isIn(node: FieldNode, filter: Exclude<Filter, 'all'>, area: Area): boolean {
  return ([...languages, 'all'] as const).some((language) => {
    const state = stateIn(node, language, area.fields, area);
    if (!state) return false;
    return filter === 'changed' ? state.isChanged : state.todos.includes(filter);
  });
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
