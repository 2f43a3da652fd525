import { type Product, productOf } from '#domain/product.ts';
import { type KeptColor, type ProductColor, productColorOf, withBaseColor } from '#domain/product-color.ts';

/** `kept` is stored under `productColors` (spec 2 §3); empty until the colour manager was opened. */
export type Draft = { readonly products: readonly Product[]; readonly kept: readonly KeptColor[] };

export type DraftAction =
  | { readonly type: 'productAdded'; readonly product: Product }
  | { readonly type: 'productEdited'; readonly product: Product }
  | { readonly type: 'productDeleted'; readonly id: string }
  | { readonly type: 'colorsKept'; readonly kept: readonly KeptColor[] }
  | { readonly type: 'colorsRead'; readonly kept: readonly KeptColor[] }
  | { readonly type: 'seedsTranslated'; readonly from: readonly Product[]; readonly to: readonly Product[] }
  | { readonly type: 'replaced'; readonly draft: Draft };

/** Add appends, edit replaces the product with the same id, delete removes it (spec 2 §4). */
export function draftReducer(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'productAdded':
      return { ...draft, products: [...draft.products, action.product] };
    case 'productEdited':
      return {
        ...draft,
        products: draft.products.map((product) =>
          product.id === action.product.id ? action.product : product,
        ),
      };
    case 'productDeleted':
      return { ...draft, products: draft.products.filter(({ id }) => id !== action.id) };
    case 'colorsKept':
      return { ...draft, kept: action.kept };
    case 'colorsRead':
      return withColorsRead(draft, action.kept);
    case 'seedsTranslated':
      return { ...draft, products: draft.products.map((product) => translated(product, action)) };
    case 'replaced':
      return action.draft;
  }
}

/** One per product, plus stored records of unknown products. */
export function colorRecords({ products, kept }: Draft): ProductColor[] {
  const known = new Set(products.map(({ id }) => id));
  return [...products, ...kept.filter(({ id }) => !known.has(id))];
}

/** Also updates the stored colour, if colours are stored at all. */
export function withColor({ products, kept }: Draft, id: string, baseColor: string): Draft {
  const product = products.find((candidate) => candidate.id === id);
  const isNew = kept.length > 0 && product && kept.every((record) => record.id !== id);
  return {
    products: products.map((candidate) =>
      candidate.id === id ? productOf(id, { ...candidate, baseColor }) : candidate,
    ),
    kept: withBaseColor(isNew ? [...kept, productColorOf(product)] : kept, id, baseColor),
  };
}

/** Applies only stored colours that have changed since the last read. */
function withColorsRead({ products, kept: before }: Draft, kept: readonly KeptColor[]): Draft {
  const former = new Map(before.map(({ id, baseColor }) => [id, baseColor]));
  const changed = new Map(
    kept.flatMap(({ id, baseColor }) => (former.get(id) === baseColor ? [] : [[id, baseColor]])),
  );
  return {
    products: products.map((product) => {
      const baseColor = changed.get(product.id) ?? product.baseColor;
      return baseColor === product.baseColor ? product : productOf(product.id, { ...product, baseColor });
    }),
    kept,
  };
}

/** A seed's type and description follow the language until edited. */
function translated(
  product: Product,
  { from, to }: { readonly from: readonly Product[]; readonly to: readonly Product[] },
): Product {
  const before = from.find(({ id }) => id === product.id);
  const after = to.find(({ id }) => id === product.id);
  if (!before || !after) return product;
  return {
    ...product,
    type: product.type === before.type ? after.type : product.type,
    description: product.description === before.description ? after.description : product.description,
  };
}
