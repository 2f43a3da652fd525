import type { ContentField } from '#domain/answers/content.ts';
import { draftValue } from './field-values.ts';

const idOfNew = () => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`;

/** For an item that the files do not have. */
export function newItemId(): string {
  return idOfNew();
}

/** With the fields of items that were added to lists, empty, in the shape of the first item of their list. */
export function withNewItems(fields: readonly ContentField[]): readonly ContentField[] {
  const known = new Set(fields.map(({ id }) => id));
  const orders = fields.filter(({ kind }) => kind === 'order');
  const added = orders.flatMap((order) => addedBy(order, fields, known));
  if (added.length === 0) return fields;
  // Lists within an added item have their own order.
  return [...fields, ...added];
}

function addedBy(order: ContentField, fields: readonly ContentField[], known: Set<string>): ContentField[] {
  const list = order.id.slice('order.'.length);
  const shipped = order.shipped as readonly string[];
  const [first] = shipped;
  const added = (draftValue(order) as readonly string[]).filter((id) => !shipped.includes(id));
  if (first === undefined || added.length === 0) return [];
  const prefixes = ['de', 'en', 'offering'].map((root) => `${root}.${list}.`);
  return prefixes.flatMap((prefix) => {
    const models = fields.filter(({ id }) => id === prefix + first || id.startsWith(`${prefix}${first}.`));
    return added.flatMap((item) =>
      models
        .map(({ id, kind, shipped: text }) => ({
          id: prefix + item + id.slice(prefix.length + first.length),
          kind,
          shipped: kind === 'text' || kind === 'name' ? '' : text,
        }))
        .filter(({ id }) => !known.has(id)),
    );
  });
}
