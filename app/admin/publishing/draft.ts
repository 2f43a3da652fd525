import type { PublishedState } from '#domain/api/release.ts';
import { type Product, productOf } from '#domain/publishing/product.ts';
import {
  type KeptColor,
  type ProductColor,
  productColorOf,
  withBaseColor,
} from '#domain/publishing/product-color.ts';

/** `kept` is stored under `productColors` (COLOR-2); empty until the colour manager was opened. */
export type ProductEdits = { readonly products: readonly Product[]; readonly kept: readonly KeptColor[] };

/** What this browser changes, and the published state that it changes. */
export type Draft = ProductEdits & { readonly published: PublishedState };

export function withProduct(draft: Draft, product: Product): Draft {
  return { ...draft, products: [...draft.products, product] };
}

export function withEdited(draft: Draft, product: Product): Draft {
  return { ...draft, products: draft.products.map((each) => (each.id === product.id ? product : each)) };
}

/** Also removes the product's stored colour. */
export function withoutProduct({ products, kept, published }: Draft, id: string): Draft {
  return {
    published,
    products: products.filter((product) => product.id !== id),
    kept: kept.filter((record) => record.id !== id),
  };
}

/** One per product, plus stored records of unknown products. */
export function colorRecords({ products, kept }: ProductEdits): ProductColor[] {
  const known = new Set(products.map(({ id }) => id));
  return [...products, ...kept.filter(({ id }) => !known.has(id))];
}

/** Also updates the stored colour, if colours are stored at all. */
export function withColor({ products, kept, published }: Draft, id: string, baseColor: string): Draft {
  const product = products.find((candidate) => candidate.id === id);
  const isNew = kept.length > 0 && product && kept.every((record) => record.id !== id);
  return {
    published,
    products: products.map((candidate) =>
      candidate.id === id ? productOf(id, { ...candidate, baseColor }) : candidate,
    ),
    kept: withBaseColor(isNew ? [...kept, productColorOf(product)] : kept, id, baseColor),
  };
}

/** Applies only stored colours that another tab has changed since the last read. */
export function withColorsRead(draft: Draft, kept: readonly KeptColor[]): Draft {
  const former = new Map(draft.kept.map(({ id, baseColor }) => [id, baseColor]));
  const changed = new Map(
    kept.flatMap(({ id, baseColor }) => (former.get(id) === baseColor ? [] : [[id, baseColor]])),
  );
  return {
    ...draft,
    products: draft.products.map((product) => {
      const baseColor = changed.get(product.id) ?? product.baseColor;
      return baseColor === product.baseColor ? product : productOf(product.id, { ...product, baseColor });
    }),
    kept,
  };
}
