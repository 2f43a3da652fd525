import { type Content, oncePerContent } from '#content/content.ts';
import type { Field } from '#domain/api/content.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { fieldsIn } from './fields.ts';
import { listOf, type Order, withItems } from './items.ts';
import { productFieldsFor } from './product-rules.ts';
import { ordersIn } from './stored-edits.ts';

/** Every field of the defaults, of the items that edits and draft add to lists, in page order, and of products. */
export function fieldsById(
  defaults: Content,
  live: StoredEdits,
  drafted: readonly DraftedField[],
): ReadonlyMap<string, Field> {
  const orders = { ...ordersIn(live) };
  for (const { id, value } of drafted) {
    const list = listOf(id);
    // With the items of both: an item that is being removed can still be read.
    if (list && value !== undefined)
      orders[list] = [...new Set([...(value as Order), ...(orders[list] ?? [])])];
  }
  const fields =
    Object.keys(orders).length === 0 ? defaultFields(defaults) : byId(withItems(listed(defaults), orders));
  const products = productFieldsFor(defaults, [...Object.keys(live), ...drafted.map(({ id }) => id)]);
  return new Map([...fields, ...byId(products)]);
}

const listed = oncePerContent(fieldsIn);

/** Cached, because each request about the draft asks for these thousands of fields. */
const defaultFields = oncePerContent((defaults) => byId(listed(defaults)));

function byId(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.map((field) => [field.id, field]));
}
