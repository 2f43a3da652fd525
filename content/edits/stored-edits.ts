import { type Content, oncePerContent } from '#content/content.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { type Edits, editedContent } from './edited-content.ts';
import type { EditableField } from './fields.ts';

const orderPrefix = 'order.';

export function editsOf(stored: StoredEdits): Edits {
  const values = Object.entries(stored).flatMap(([id, { value }]) =>
    id.startsWith(orderPrefix) ? [] : [[id, value] as const],
  );
  return { values: Object.fromEntries(values), orders: ordersOf(stored) };
}

/** The order of lists by their path. */
export function ordersOf(stored: StoredEdits): Edits['orders'] {
  const orders: Record<string, readonly string[]> = {};
  for (const id of Object.keys(stored))
    if (id.startsWith(orderPrefix)) orders[id.slice(orderPrefix.length)] = stored[id]!.value as string[];
  return orders;
}

/** The defaults themselves where nothing is edited; the same object for the same edits. */
export const contentReader = oncePerContent((defaults) => {
  const made = new WeakMap<StoredEdits, Content>();
  return (stored: StoredEdits): Content => {
    if (Object.keys(stored).length === 0) return defaults;
    let content = made.get(stored);
    if (!content) {
      content = editedContent(defaults, editsOf(stored));
      made.set(stored, content);
    }
    return content;
  };
});

/**
 * What is live once the draft is: a value that the files have anyway is no edit, and what is no field any more, such as a word
 * of an item that was taken away again, goes nowhere.
 */
export function withDraft(
  live: StoredEdits,
  drafted: readonly DraftedField[],
  fields: ReadonlyMap<string, Pick<EditableField, 'defaultValue'>>,
): StoredEdits {
  if (drafted.length === 0) return live;
  const next = new Map(Object.entries(live));
  for (const { id, by, at, ...said } of drafted) {
    const field = fields.get(id);
    if (!field) continue;
    const basedOn = 'basedOn' in said ? said.basedOn : field.defaultValue;
    if (!('value' in said) || isSame(said.value, field.defaultValue)) next.delete(id);
    else next.set(id, { value: said.value, basedOn, by, at });
  }
  return Object.fromEntries(next);
}

/** Ids of the fields that say something else. */
export function fieldsThatDiffer(one: StoredEdits, other: StoredEdits): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].filter((id) => !isSame(one[id]?.value, other[id]?.value));
}
