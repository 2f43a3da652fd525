import { productOf } from '#domain/publishing/product.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import type { ProductEdits } from './draft.ts';
import { keptColorOf, rebaseDraft } from './rebase-draft.ts';

type Products = readonly PublishedProduct[];

/** What was sent to a scheduled release leaves the draft; what was changed since stays. */
export function withoutScheduled(
  { products, kept }: ProductEdits,
  sent: Products,
  published: Products,
): ProductEdits {
  const colors = new Map(sent.map(({ id, baseColor }) => [id, baseColor]));
  // A stored colour that the scheduled release holds is a change no more.
  const settled = kept.map((record) =>
    colors.get(record.id) === record.baseColor ? { ...record, publishedColor: record.baseColor } : record,
  );
  return rebaseDraft({ products, kept: settled }, sent, published);
}

/** For a draft without changes: what a scheduled release changed against `base`, on top of what is published now. */
export function withScheduled(
  { kept }: Pick<ProductEdits, 'kept'>,
  scheduled: Products,
  base: Products,
  published: Products,
): ProductEdits {
  const mine = scheduled.map(({ id, ...form }) => productOf(id, form));
  const { products } = rebaseDraft({ products: mine, kept: [] }, base, published);
  const next = new Map(products.map((product) => [product.id, product]));
  const former = new Map(published.map((product) => [product.id, product]));
  return {
    products,
    kept: kept.flatMap((record) => {
      const product = next.get(record.id);
      if (product) return [keptColorOf(product, former.get(record.id)?.baseColor ?? product.baseColor)];
      return former.has(record.id) ? [] : [record];
    }),
  };
}
