import { type Content, oncePerContent } from '#content/content.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { type EditableField, fieldsIn, type Orders, treeOf } from './fields.ts';
import { editsOf } from './stored-edits.ts';

/** Every field of the files, and of the items that edits and draft add to lists, in page order. */
export function fieldsById(
  defaults: Content,
  live: StoredEdits,
  drafted: readonly DraftedField[],
): ReadonlyMap<string, EditableField> {
  const orders = ordersOf(live, drafted);
  return Object.keys(orders).length === 0 ? defaultFields(defaults) : fieldsWith(defaults, orders);
}

/** Of some thousand texts: each request about the draft asks for them. */
const defaultFields = oncePerContent((defaults) => fieldsWith(defaults, {}));

function fieldsWith(defaults: Content, orders: Orders): ReadonlyMap<string, EditableField> {
  return new Map(fieldsIn(treeOf(defaults), orders).map((field) => [field.id, field]));
}

/** With the items of both, so that what is being removed can still be read. */
function ordersOf(live: StoredEdits, drafted: readonly DraftedField[]): Orders {
  const orders: Record<string, readonly string[]> = { ...editsOf(live).orders };
  for (const { id, value } of drafted) {
    if (!id.startsWith('order.') || value === undefined) continue;
    const path = id.slice('order.'.length);
    orders[path] = [...new Set([...(value as string[]), ...(orders[path] ?? [])])];
  }
  return orders;
}
