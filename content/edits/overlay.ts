import { quoted } from '#content/contract.ts';

/** Given to items that the files do not have. */
export const newItem = /^n[a-z0-9]{4,12}$/;

/** Key of a list in the tree → ids of its items: the place at which an item was defaultValue, or an id of its own. */
export type Order = readonly string[];

type Node = { value?: unknown; order?: Order; below: Map<string, Node> };

/** Values and orders by path, as one tree; build it once for many trees of the same shape. */
export type Overlay = Node;

const nothing: Overlay = { below: new Map() };

export function overlayOf(
  values: Iterable<readonly [path: string, value: unknown]>,
  orders: Iterable<readonly [path: string, order: Order]> = [],
): Overlay {
  const root: Node = { below: new Map() };
  for (const [path, value] of values) nodeAt(root, path).value = value;
  for (const [path, order] of orders) nodeAt(root, path).order = order;
  return root;
}

/** The part of an overlay below a path. */
export function below(overlay: Overlay, path: string): Overlay {
  let node: Node | undefined = overlay;
  for (const key of path.split('.')) node = node?.below.get(key);
  return node ?? nothing;
}

/**
 * A copy of `tree` with other leaves and with lists in another order; what is not named stays the same object. A list is an
 * array or a record of equal items; an item that was not defaultValue begins as what `fresh` makes of the first one. A record gets a
 * leaf that it does not have, and loses one whose value is null; a branch that it does not have is left out.
 */
export function overlaid<T>(tree: T, overlay: Overlay, fresh: Fresh = emptied): T {
  return apply(tree, overlay, fresh) as T;
}

function apply(value: unknown, node: Node, fresh: Fresh): unknown {
  if (node.value !== undefined) return node.value;
  if (node.below.size === 0 && !node.order) return value;
  if (Array.isArray(value))
    return itemsOf(value, node.order, fresh).map(([id, item]) => applyItem(item, node.below.get(id), fresh));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as object;
  const items = node.order
    ? recordItems(record, node.order, fresh)
    : [...Object.entries(record), ...leavesAdded(record, node)];
  const edited = items.map(([key, inner]) => [key, applyItem(inner, node.below.get(key), fresh)] as const);
  return Object.fromEntries(edited.filter(([, inner]) => inner !== null));
}

function leavesAdded(record: object, { below: nodes }: Node): (readonly [key: string, value: unknown])[] {
  return [...nodes].flatMap(([key, { value }]) =>
    value === undefined || Object.hasOwn(record, key) ? [] : [[key, value] as const],
  );
}

/** As `itemsOf`, by key. */
export function recordItems(
  record: object,
  order?: Order,
  fresh: Fresh = emptied,
): (readonly [key: string, item: unknown])[] {
  if (!order) return Object.entries(record);
  return inOrder(record as Readonly<Record<string, unknown>>, order, fresh);
}

/** The items of a list with their ids; a new one has the shape of the first. */
export function itemsOf(
  list: readonly unknown[],
  order?: Order,
  fresh: Fresh = emptied,
): (readonly [id: string, item: unknown])[] {
  if (!order) return list.map((item, index) => [String(index), item] as const);
  return inOrder(Object.fromEntries(list.entries()), order, fresh);
}

/** Leaves out what the files no longer have; where that leaves nothing, the list is as the files have it. */
function inOrder(
  items: Readonly<Record<string, unknown>>,
  order: Order,
  fresh: Fresh,
): (readonly [id: string, item: unknown])[] {
  const [first] = Object.values(items);
  const found = order.flatMap((id): (readonly [string, unknown])[] => {
    if (Object.hasOwn(items, id)) return [[id, items[id]]];
    return newItem.test(id) ? [[id, fresh(first)]] : [];
  });
  return found.length > 0 || order.length === 0 ? found : Object.entries(items);
}

function applyItem(value: unknown, node: Node | undefined, fresh: Fresh): unknown {
  return node ? apply(value, node, fresh) : value;
}

/** What a new item of a list begins as. */
export type Fresh = (first: unknown) => unknown;

/** What the first plan is sold by: a new one at another price must not lead there, nor wear its badge. */
const ownToPlan = ['link', 'mailSubject', 'mark'];

/**
 * Of facts, which are no sentences: a new plan costs as much as the first one, until somebody says otherwise. It is sold
 * on request, so that its terms stand in the quote.
 */
export const copied: Fresh = (first) =>
  typeof first === 'object' && first !== null
    ? {
        ...Object.fromEntries(Object.entries(first).filter(([key]) => !ownToPlan.includes(key))),
        contract: quoted,
      }
    : first;

/** The same shape without texts, and with one item in each list, so that more can be added. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.slice(0, 1).map(emptied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
}

function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const key of path.split('.')) {
    let next = node.below.get(key);
    if (!next) {
      next = { below: new Map() };
      node.below.set(key, next);
    }
    node = next;
  }
  return node;
}
