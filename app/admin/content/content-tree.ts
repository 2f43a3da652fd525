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
type GroupNode = { readonly type: 'group'; readonly key: string; readonly nodes: readonly ContentNode[] };
export type ContentNode = FieldNode | ListNode | GroupNode;

export type PageTree = { readonly id: string; readonly sections: readonly ContentNode[] };

type Branch = {
  ids: FieldIds;
  list?: { readonly orderId: string; readonly order: readonly string[] };
  below: Map<string, Branch>;
};

/** Sections that stand last: what the page and others say of the offering, then what other pages and search engines show. */
const lastSections = ['facts', 'listing', 'meta'];

/** All pages with their fields in page order, facts before the texts beside them. */
export function pageTrees(
  fields: readonly ContentField[],
  shownValue: (field: ContentField) => unknown = draftValue,
): ReadonlyMap<string, PageTree> {
  const pages = newBranch();
  for (const field of fields) {
    const { page, path, language } = placeOf(field.id);
    const branch = [page, ...path].reduce(branchBelow, pages);
    if (field.kind === 'order')
      branch.list = { orderId: field.id, order: shownValue(field) as readonly string[] };
    else branch.ids[language ?? 'all'] = field.id;
  }
  return new Map([...pages.below].map(([id, page]) => [id, { id, sections: sectionsOf(page) }]));
}

function newBranch(): Branch {
  return { ids: {}, below: new Map() };
}

function branchBelow({ below }: Branch, key: string): Branch {
  const branch = below.get(key) ?? newBranch();
  below.set(key, branch);
  return branch;
}

function sectionsOf(page: Branch): ContentNode[] {
  const place = ({ key }: ContentNode) => lastSections.indexOf(key);
  return nodesOf(page).toSorted((one, other) => place(one) - place(other));
}

function nodesOf({ below }: Branch): ContentNode[] {
  const isFact = (key: string) => key.endsWith(factMark) || key === 'facts';
  return [...below]
    .toSorted(([one], [other]) => Number(isFact(other)) - Number(isFact(one)))
    .map(([key, branch]) => nodeOf(key, branch));
}

function nodeOf(key: string, branch: Branch): ContentNode {
  const { ids, list, below } = branch;
  if (list) {
    const items = list.order.map((id) => ({ id, nodes: itemNodes(below.get(id)) }));
    return { type: 'list', key, orderId: list.orderId, items };
  }
  return below.size > 0 ? { type: 'group', key, nodes: nodesOf(branch) } : { type: 'field', key, ids };
}

/** An item is one text or has several. */
function itemNodes(item: Branch | undefined): readonly ContentNode[] {
  if (!item) return [];
  return item.below.size > 0 ? nodesOf(item) : [{ type: 'field', key: 'item', ids: item.ids }];
}

/** In page order. */
export function fieldNodes(nodes: readonly ContentNode[]): FieldNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'field') return [node];
    if (node.type === 'group') return fieldNodes(node.nodes);
    return node.items.flatMap((item) => fieldNodes(item.nodes));
  });
}

export function firstId({ ids }: FieldNode): string {
  return Object.values(ids)[0]!;
}

/** Path of the field in its page. */
export function fieldPath(node: FieldNode): string {
  return placeOf(firstId(node)).field;
}
