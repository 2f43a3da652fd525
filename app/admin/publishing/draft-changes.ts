import type { Product } from '#domain/product.ts';
import type { Draft } from './draft.ts';

/** The fields of a product that can differ, named as in the `publish.fields` words. */
const comparedFields = {
  name: ({ name }) => name,
  type: ({ type }) => type,
  description: ({ description }) => description,
  status: ({ status }) => status,
  baseColor: ({ baseColor }) => baseColor,
  linkedOffering: ({ offering }) => offering ?? '',
} as const satisfies Record<string, (product: Product) => string>;

export type ComparedField = keyof typeof comparedFields;

export type FieldChange = { readonly field: ComparedField; readonly from: string; readonly to: string };

export type DraftChanges = {
  readonly added: readonly Product[];
  readonly changed: readonly { readonly product: Product; readonly fields: readonly FieldChange[] }[];
  readonly removed: readonly Product[];
  readonly colors: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
  }[];
};

/** What a draft would change of what is published. Colours count as equal whatever the case of their digits. */
export function changesOf(draft: Draft, published: Draft): DraftChanges {
  const before = new Map(published.products.map((product) => [product.id, product]));
  const after = new Set(draft.products.map(({ id }) => id));
  const colorsBefore = new Map(published.colors.map((color) => [color.id, color.baseColor]));
  return {
    added: draft.products.filter(({ id }) => !before.has(id)),
    changed: draft.products.flatMap((product) => {
      const fields = fieldChanges(before.get(product.id), product);
      return fields.length > 0 ? [{ product, fields }] : [];
    }),
    removed: published.products.filter(({ id }) => !after.has(id)),
    colors: draft.colors.flatMap(({ id, name, baseColor }) => {
      const from = colorsBefore.get(id);
      return from === undefined || isSame(from, baseColor) ? [] : [{ id, name, from, to: baseColor }];
    }),
  };
}

/** Products and colour schemes that differ, each counted once. */
export function countChanges({ added, changed, removed, colors }: DraftChanges): number {
  return added.length + changed.length + removed.length + colors.length;
}

/** True where reloading the page would lose something: products live in memory only (spec 2 §4). */
export function hasProductChanges({ added, changed, removed }: DraftChanges): boolean {
  return added.length + changed.length + removed.length > 0;
}

function fieldChanges(before: Product | undefined, after: Product): FieldChange[] {
  if (!before) return [];
  return (Object.keys(comparedFields) as ComparedField[]).flatMap((field) => {
    const [from, to] = [comparedFields[field](before), comparedFields[field](after)];
    const isEqual = field === 'baseColor' ? isSame(from, to) : from === to;
    return isEqual ? [] : [{ field, from, to }];
  });
}

function isSame(first: string, second: string): boolean {
  return first.toUpperCase() === second.toUpperCase();
}
