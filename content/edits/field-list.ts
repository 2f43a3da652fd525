import { type Content, oncePerContent } from '#content/content.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { type EditableField, fieldsIn, type Orders, treeOf } from './fields.ts';
import { productFieldsFor } from './product-rules.ts';
import { ordersOf } from './stored-edits.ts';

/** Every field of the defaults, of the items that edits and draft add to lists, in page order, and of products. */
export function fieldsById(
  defaults: Content,
  live: StoredEdits,
  drafted: readonly DraftedField[],
): ReadonlyMap<string, EditableField> {
  const orders = withItemsOf(live, drafted);
  const fields = Object.keys(orders).length === 0 ? defaultFields(defaults) : fieldsWith(defaults, orders);
  const products = productFieldsFor(defaults, [...Object.keys(live), ...drafted.map(({ id }) => id)]);
  return new Map([...fields, ...products.map((field) => [field.id, field] as const)]);
}

/** Cached, because each request about the draft asks for these thousands of texts. */
const defaultFields = oncePerContent((defaults) => fieldsWith(defaults, {}));

function fieldsWith(defaults: Content, orders: Orders): ReadonlyMap<string, EditableField> {
  return new Map(fieldsIn(treeOf(defaults), orders).map((field) => [field.id, field]));
}

/** With the items of both, so that what is being removed can still be read. */
function withItemsOf(live: StoredEdits, drafted: readonly DraftedField[]): Orders {
  const orders: Record<string, readonly string[]> = { ...ordersOf(live) };
  for (const { id, value } of drafted) {
    if (!id.startsWith('order.') || value === undefined) continue;
    const path = id.slice('order.'.length);
    orders[path] = [...new Set([...(value as string[]), ...(orders[path] ?? [])])];
  }
  return orders;
}
