import type { ContentField } from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { withNewItems } from './new-items.ts';

/** Fields that say the same stay the same objects, so that only what changed is drawn again. */
export function keepingSame(
  next: readonly ContentField[],
  known: ReadonlyMap<string, ContentField>,
): readonly ContentField[] {
  return next.map((field) => {
    const before = known.get(field.id);
    return before && isSame(before, field) ? before : field;
  });
}

/** As the server has stored some of them, or has them by somebody else. */
export function withStored(
  list: readonly ContentField[],
  stored: readonly ContentField[],
): readonly ContentField[] {
  const byId = new Map(stored.map((field) => [field.id, field]));
  const replaced = list.map((field) => byId.get(field.id) ?? field);
  const known = new Set(replaced.map(({ id }) => id));
  return [...replaced, ...stored.filter(({ id }) => !known.has(id))];
}

/** With the fields of items that an order not stored yet adds. Always a new list: whoever draws it looks at the order again. */
export function withItemsOf(
  order: ContentField,
  value: unknown,
  list: readonly ContentField[],
): readonly ContentField[] {
  const draft = { value, by: { id: '', name: null }, at: '', revision: 0 };
  const added = withNewItems(list.map((field) => (field.id === order.id ? { ...field, draft } : field)));
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...added.filter(({ id }) => !known.has(id))];
}
