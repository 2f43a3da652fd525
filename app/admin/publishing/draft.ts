import type { Product } from '#domain/product.ts';
import type { ProductColor } from '#domain/product-color.ts';

/** What the operator works on: the product list in memory, the colour records as this browser keeps them (spec 2 §4). */
export type Draft = { readonly products: readonly Product[]; readonly colors: readonly ProductColor[] };

export type DraftAction =
  | { readonly type: 'productAdded'; readonly product: Product }
  | { readonly type: 'productEdited'; readonly product: Product }
  | { readonly type: 'productDeleted'; readonly id: string }
  | { readonly type: 'colorsChanged'; readonly colors: readonly ProductColor[] }
  | { readonly type: 'seedsTranslated'; readonly from: readonly Product[]; readonly to: readonly Product[] }
  | { readonly type: 'discarded'; readonly published: Draft };

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
    case 'colorsChanged':
      return { ...draft, colors: action.colors };
    case 'seedsTranslated':
      return { ...draft, products: draft.products.map((product) => translated(product, action)) };
    case 'discarded':
      return action.published;
  }
}

/** A seed's type and description follow the language as long as nobody has edited them. */
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
