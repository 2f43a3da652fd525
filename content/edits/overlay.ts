import { quoted } from '#content/contract.ts';
import { newItem, type Order } from './items.ts';

/** Values and orders by path, as one tree; build it once for many trees of the same shape. */
type Node = { value?: unknown; order?: Order; below: Map<string, Node> };

const nothing: Node = { below: new Map() };

export function overlayOf(
  values: Iterable<readonly [path: string, value: unknown]>,
  orders: Iterable<readonly [path: string, order: Order]> = [],
): Node {
  const root: Node = { below: new Map() };
  for (const [path, value] of values) nodeAt(root, path).value = value;
  for (const [path, order] of orders) nodeAt(root, path).order = order;
  return root;
}

/** The part of an overlay below a path. */
export function below(overlay: Node, path: string): Node {
  let node: Node | undefined = overlay;
  for (const key of path.split('.')) node = node?.below.get(key);
  return node ?? nothing;
}

/**
 * A copy of `tree` with other leaves and with lists in another order; what is not named stays the same object. A list is an
 * array or a record of equal items; an added item begins as what `fresh` makes of the first one, with the values that `withItems` gives its fields. A record gets a
 * leaf that it does not have, and loses one whose value is null; a branch that it does not have is left out.
 */
export function overlaid<T>(tree: T, overlay: Node, fresh: Fresh = emptied): T {
  return apply(tree, overlay, fresh) as T;
}

function apply(value: unknown, node: Node | undefined, fresh: Fresh): unknown {
  if (!node) return value;
  if (node.value !== undefined) return node.value;
  if ((node.below.size === 0 && !node.order) || typeof value !== 'object' || value === null) return value;
  const items = node.order ? inOrder(value, node.order, fresh) : Object.entries(value);
  const edited = items.map(([key, item]) => [key, apply(item, node.below.get(key), fresh)] as const);
  if (Array.isArray(value)) return edited.map(([, item]) => item);
  const added = node.order ? [] : leavesAdded(value, node);
  return Object.fromEntries([...edited, ...added].filter(([, inner]) => inner !== null));
}

function leavesAdded(record: object, { below: nodes }: Node): (readonly [key: string, value: unknown])[] {
  return [...nodes].flatMap(([key, { value }]) =>
    value === undefined || Object.hasOwn(record, key) ? [] : [[key, value] as const],
  );
}

/** Leaves out what the files no longer have; where that leaves nothing, the list is as the files have it. */
function inOrder(list: object, order: Order, fresh: Fresh): (readonly [id: string, item: unknown])[] {
  const items = list as Readonly<Record<string, unknown>>;
  const [first] = Object.values(items);
  const found = order.flatMap((id): (readonly [string, unknown])[] => {
    if (Object.hasOwn(items, id)) return [[id, items[id]]];
    return newItem.test(id) ? [[id, fresh(first)]] : [];
  });
  return found.length > 0 || order.length === 0 ? found : Object.entries(items);
}

/** What a new item of a list begins as. */
type Fresh = (first: unknown) => unknown;

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
