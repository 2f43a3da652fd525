import type { PublishedProduct } from './product.ts';

/** Named as in the `publish.fields` words. */
const comparedFields = {
  name: ({ name }) => name,
  type: ({ type }) => type,
  description: ({ description }) => description,
  status: ({ status }) => status,
  linkedOffering: ({ offering }) => offering ?? '',
} as const satisfies Record<string, (product: PublishedProduct) => string>;

export type ComparedField = keyof typeof comparedFields;

export type ProductFieldChange = {
  readonly field: ComparedField;
  readonly from: string;
  readonly to: string;
};

/** A product can be in `changed` and in `colors`. */
export type DraftChanges = {
  readonly added: readonly PublishedProduct[];
  readonly changed: readonly {
    readonly product: PublishedProduct;
    readonly fields: readonly ProductFieldChange[];
  }[];
  readonly removed: readonly PublishedProduct[];
  readonly colors: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
  }[];
};

/** Ignores the case of hex digits. */
export function changesOf(
  draft: readonly PublishedProduct[],
  published: readonly PublishedProduct[],
): DraftChanges {
  const before = new Map(published.map((product) => [product.id, product]));
  const after = new Set(draft.map(({ id }) => id));
  return {
    added: draft.filter(({ id }) => !before.has(id)),
    changed: draft.flatMap((product) => {
      const fields = fieldChanges(before.get(product.id), product);
      return fields.length > 0 ? [{ product, fields }] : [];
    }),
    removed: published.filter(({ id }) => !after.has(id)),
    colors: draft.flatMap(({ id, name, baseColor }) => {
      const from = before.get(id)?.baseColor;
      const isSame = from === undefined || from.toUpperCase() === baseColor.toUpperCase();
      return isSame ? [] : [{ id, name, from, to: baseColor }];
    }),
  };
}

export function countChanges({ added, changed, removed, colors }: DraftChanges): number {
  return added.length + changed.length + removed.length + colors.length;
}

function fieldChanges(before: PublishedProduct | undefined, after: PublishedProduct): ProductFieldChange[] {
  if (!before) return [];
  return (Object.keys(comparedFields) as ComparedField[]).flatMap((field) => {
    const [from, to] = [comparedFields[field](before), comparedFields[field](after)];
    return from === to ? [] : [{ field, from, to }];
  });
}
