import { defaultLanguage } from '#domain/language/languages.ts';
import { newItem, type Order } from './overlay.ts';

type ContentTree = Readonly<Record<string, unknown>>;

export type ListProblem = {
  readonly code: 'type' | 'tooMany' | 'tooFew' | 'unknownItem' | 'twice' | 'needed';
};

export const mostItems = 30;

/** Lists whose layout holds for any number of items: their last key, and what an item must not have to be one of many. */
const editableLists = new Set(['features', 'benefits', 'includes', 'focus', 'plans']);
const editableItemLists =
  /(?:^|\.)(?:faq|testimonials|stories|benefits|features|result|insights)\.items$|\.plans\.\w+\.items$/;
const fixedKeys = ['id', 'number', 'link'];

/** `nova.faq.items`; a list of plans is a record, its items have names. */
export function isEditableList(
  tree: ContentTree,
  path: string,
  list: object | undefined = listAt(tree, path),
): boolean {
  if (list === undefined) return false;
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (last === 'plans')
    return path.split('.').length === 2 && !Array.isArray(list) && isOfferingPlans(tree, path);
  if (!Array.isArray(list)) return false;
  const [first] = list as unknown[];
  const isFixed =
    typeof first === 'object' && first !== null && fixedKeys.some((key) => Object.hasOwn(first, key));
  return !isFixed && (editableLists.has(last) || editableItemLists.test(path));
}

/** `defaultValue` are the items that the files have, `kept` the one that must stay. */
export function judgeOrder(
  defaultValue: Order,
  given: unknown,
  kept?: string,
): { value: string[] } | ListProblem {
  if (!Array.isArray(given) || given.some((id) => typeof id !== 'string')) return { code: 'type' };
  const order = given as string[];
  if (order.length > mostItems) return { code: 'tooMany' };
  if (order.length === 0) return { code: 'tooFew' };
  if (new Set(order).size < order.length) return { code: 'twice' };
  if (kept !== undefined && !order.includes(kept)) return { code: 'needed' };
  return order.every((id) => defaultValue.includes(id) || newItem.test(id))
    ? { value: order }
    : { code: 'unknownItem' };
}

function listAt(tree: ContentTree, path: string): object | undefined {
  let value: unknown = tree[defaultLanguage];
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'object' && value !== null ? value : undefined;
}

function isOfferingPlans(tree: ContentTree, path: string): boolean {
  const [id] = path.split('.');
  return Object.hasOwn(tree.offering as object, id!);
}
