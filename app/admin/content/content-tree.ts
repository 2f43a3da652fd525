import { draftValue } from '#app/admin/content/draft/field-values.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { factMark, placeOf } from './field-place.ts';

/** The same place in each language; `all`: it holds for all of them. */
export type FieldIds = Partial<Record<Language | 'all', string>>;

export type FieldNode = { readonly type: 'field'; readonly key: string; readonly ids: FieldIds };
export type ListItem = { readonly id: string; readonly nodes: readonly ContentNode[] };
export type ListNode = {
  readonly type: 'list';
  readonly key: string;
  /** Field of the order. */
  readonly orderId: string;
  readonly items: readonly ListItem[];
};
export type GroupNode = {
  readonly type: 'group';
  readonly key: string;
  readonly nodes: readonly ContentNode[];
};
export type ContentNode = FieldNode | ListNode | GroupNode;

type Branch = { ids: FieldIds; orderId?: string; below: Map<string, Branch> };

export type PageTree = { readonly id: string; readonly sections: readonly ContentNode[] };

/** All pages with their fields in page order, facts before the texts beside them. */
export function pageTrees(
  fields: readonly ContentField[],
  shownValue: (field: ContentField) => unknown = draftValue,
): ReadonlyMap<string, PageTree> {
  const pages = new Map<string, Branch>();
  const orders = new Map<string, readonly string[]>();
  for (const field of fields) {
    const { page, path, language } = placeOf(field.id);
    const branch = branchAt(branchIn(pages, page), path);
    if (field.kind === 'order') {
      branch.orderId = field.id;
      orders.set(field.id, shownValue(field) as readonly string[]);
    } else branch.ids[language ?? 'all'] = field.id;
  }
  return new Map(
    [...pages].map(
      ([id, branch]) => [id, { id, sections: withLast(nodesOf(branch, orders), notOnPage) }] as const,
    ),
  );
}

/** Seen on other pages, and by search engines. */
const notOnPage = ['listing', 'meta'];

function withLast(nodes: readonly ContentNode[], last: readonly string[]): ContentNode[] {
  const found = last.flatMap((key) => nodes.filter((node) => node.key === key));
  return [...nodes.filter((node) => !found.includes(node)), ...found];
}

function nodesOf(branch: Branch, orders: ReadonlyMap<string, readonly string[]>): ContentNode[] {
  const entries = [...branch.below];
  const isFact = ([key]: readonly [string, Branch]) => key.endsWith(factMark) || key === 'facts';
  return [...entries.filter(isFact), ...entries.filter((entry) => !isFact(entry))].flatMap(
    ([key, inner]): ContentNode[] => {
      if (inner.orderId) return [listOf(key, inner, orders)];
      if (inner.below.size > 0) return [{ type: 'group', key, nodes: nodesOf(inner, orders) }];
      return Object.keys(inner.ids).length > 0 ? [{ type: 'field', key, ids: inner.ids }] : [];
    },
  );
}

function listOf(key: string, branch: Branch, orders: ReadonlyMap<string, readonly string[]>): ContentNode {
  const orderId = branch.orderId!;
  return {
    type: 'list',
    key,
    orderId,
    items: orders.get(orderId)!.map((id) => ({ id, nodes: itemNodes(branch.below.get(id), orders) })),
  };
}

/** An item is one text or has several. */
function itemNodes(
  item: Branch | undefined,
  orders: ReadonlyMap<string, readonly string[]>,
): readonly ContentNode[] {
  if (!item) return [];
  return item.below.size > 0 ? nodesOf(item, orders) : [{ type: 'field', key: 'item', ids: item.ids }];
}

/** In page order. */
export function fieldNodes(nodes: readonly ContentNode[]): FieldNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'field') return [node];
    if (node.type === 'group') return fieldNodes(node.nodes);
    return node.items.flatMap((item) => fieldNodes(item.nodes));
  });
}

function branchIn(branches: Map<string, Branch>, key: string): Branch {
  let branch = branches.get(key);
  if (!branch) {
    branch = { ids: {}, below: new Map() };
    branches.set(key, branch);
  }
  return branch;
}

function branchAt(root: Branch, path: readonly string[]): Branch {
  return path.reduce((branch, key) => branchIn(branch.below, key), root);
}
