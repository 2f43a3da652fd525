import type { Field } from '#domain/api/content.ts';
import { languages } from '#domain/language/languages.ts';
import type { EditProblem } from '#domain/publishing/edited-text.ts';

/** Ids of the items of a list: the place or key of a default item, or the id of an added one. */
export type Order = readonly string[];

/** By the path of the list in a file, such as `nova.faq.items`; holds for all languages and for the record of the same name. */
export type Orders = Readonly<Record<string, Order>>;

/** Id of an item that an operator added. */
export const newItem = /^n[a-z0-9]{4,12}$/;

export const mostItems = 30;

const orderPrefix = 'order.';

/** `nova.faq.items` of `order.nova.faq.items`; undefined for other fields. */
export function listOf(id: string): string | undefined {
  return id.startsWith(orderPrefix) ? id.slice(orderPrefix.length) : undefined;
}

export function judgeOrder({ defaultValue, kept }: Field, given: unknown): { value: string[] } | EditProblem {
  if (!Array.isArray(given) || given.some((id) => typeof id !== 'string')) return { code: 'type' };
  const order = given as string[];
  if (order.length > mostItems) return { code: 'tooMany' };
  if (order.length === 0) return { code: 'tooFew' };
  if (new Set(order).size < order.length) return { code: 'twice' };
  if (kept !== undefined && !order.includes(kept)) return { code: 'needed' };
  return order.every((id) => (defaultValue as Order).includes(id) || newItem.test(id))
    ? { value: order }
    : { code: 'unknownItem' };
}

/**
 * The fields of lists that have these orders: an added item has the fields of the first one. With `keepsOthers`, items that
 * an order leaves out follow. An order without any item that exists changes nothing.
 */
export function withItems(fields: readonly Field[], orders: Orders, keepsOthers = false): readonly Field[] {
  // Outer lists first: their items have lists.
  const lists = Object.keys(orders).toSorted((one, other) => depthOf(one) - depthOf(other));
  return lists.reduce((all, list) => withItemsOf(list, orders[list]!, all, keepsOthers), fields);
}

function withItemsOf(list: string, order: Order, fields: readonly Field[], keepsOthers: boolean) {
  const [first] = (fields.find(({ id }) => id === orderPrefix + list)?.defaultValue ?? []) as Order;
  let all = fields;
  if (first === undefined) return all;
  for (const root of [...languages, 'offering', 'order']) {
    const prefix = `${root}.${list}.`;
    const start = all.findIndex(({ id }) => id.startsWith(prefix));
    if (start < 0) continue;
    let end = start;
    while (all[end]?.id.startsWith(prefix)) end += 1;
    const known = new Map<string, Field[]>();
    for (const field of all.slice(start, end)) {
      const item = firstKey(field.id.slice(prefix.length));
      known.set(item, [...(known.get(item) ?? []), field]);
    }
    const models = (known.get(first) ?? []).filter(isOfFirstItems(root, `${list}.${first}`, fields));
    const made = (item: string) =>
      models.map(({ id, kind, defaultValue }) => ({
        id: prefix + item + id.slice(prefix.length + first.length),
        kind,
        defaultValue: defaultOfNew(kind, defaultValue),
      }));
    const wanted = new Set([...order, ...(keepsOthers ? known.keys() : [])]);
    const next = [...wanted].flatMap((item) => known.get(item) ?? (newItem.test(item) ? made(item) : []));
    if (next.length > 0) all = all.toSpliced(start, end - start, ...next);
  }
  return all;
}

/** Lists within an added item begin with one item. */
function isOfFirstItems(root: string, item: string, fields: readonly Field[]): (field: Field) => boolean {
  const lists = fields.flatMap(({ id }) =>
    id.startsWith(`${orderPrefix}${item}.`) ? [`${root}.${listOf(id)!}.`] : [],
  );
  return ({ id }) => lists.every((list) => !id.startsWith(list) || firstKey(id.slice(list.length)) === '0');
}

/** Facts begin with the values of the first item; its badge stays its own. */
function defaultOfNew(kind: Field['kind'], defaultValue: unknown): unknown {
  if (kind === 'order') return (defaultValue as Order).slice(0, 1);
  if (kind === 'mark') return undefined;
  return kind === 'text' ? '' : defaultValue;
}

function firstKey(path: string): string {
  return path.split('.', 1)[0]!;
}

function depthOf(path: string): number {
  return path.split('.').length;
}
