import { productSeeds } from '#content/product-seeds.ts';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { type KeptColor, productColorOf } from '#domain/publishing/product-color.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import type { ProductEdits } from './draft.ts';

type Products = readonly PublishedProduct[];

/**
 * Reapplies what was changed against `from`, field by field; the rest comes from `to`. So colours that a browser stored
 * long ago never undo what a colleague published.
 */
export function rebaseDraft({ products, kept }: ProductEdits, from: Products, to: Products): ProductEdits {
  const [keptById, formerById, mineById] = [byId(kept), byId(from), byId(products)];
  // Colours stored for products that only `to` has are changes of them.
  const recolored = to.flatMap((product) => {
    const record = keptById.get(product.id);
    return record && !formerById.has(product.id) && !mineById.has(product.id) ? [{ product, record }] : [];
  });
  const mine = recolored.map(({ product, record: { baseColor } }) => ({ ...product, baseColor }));
  const former = recolored.map(({ product, record: { publishedColor } }) => ({
    ...product,
    baseColor: publishedColor ?? product.baseColor,
  }));
  const next = rebased([...products, ...mine], [...from, ...former], to);
  return { products: next, kept: kept.length > 0 ? rebasedKept() : kept };

  function rebasedKept(): KeptColor[] {
    const [known, left] = [byId(to), byId(next)];
    return [
      ...to.map((theirs) => {
        const record = keptById.get(theirs.id);
        const before = record?.publishedColor ?? formerById.get(theirs.id)?.baseColor;
        const isChanged = record !== undefined && record.baseColor !== before;
        return keptColorOf(isChanged ? { ...theirs, baseColor: record.baseColor } : theirs, theirs.baseColor);
      }),
      // A product deleted by a colleague loses its stored colour; one that is not published yet keeps it.
      ...kept.filter(({ id }) => !known.has(id) && (!formerById.has(id) || left.has(id))),
    ];
  }
}

/** Notes which published colour it was changed against. */
export function keptColorOf(product: PublishedProduct, publishedColor: string): KeptColor {
  return { ...productColorOf(product), publishedColor };
}

/**
 * The colours that a browser kept, on top of what is published now. They were changed against what was published at that
 * time; a record that does not say against what began with the seeds.
 */
export function draftWithKept(
  stored: readonly KeptColor[],
  published: Products,
  offeringIds: readonly string[] = [],
): ProductEdits {
  const known = new Set([...published.map(({ id }) => id), ...offeringIds]);
  // A published colour of a product that is not published any more: somebody deleted it.
  const kept = stored.filter(({ id, publishedColor }) => known.has(id) || publishedColor === undefined);
  const keptById = byId(kept);
  const seeds = new Map<string, string>(productSeeds.map(({ id, baseColor }) => [id, baseColor]));
  const from = published.map((product) => {
    const record = keptById.get(product.id);
    const before = record && (record.publishedColor ?? seeds.get(product.id));
    return before === undefined ? product : { ...product, baseColor: before };
  });
  const mine = from.map(({ id, ...form }) =>
    productOf(id, { ...form, baseColor: keptById.get(id)?.baseColor ?? form.baseColor }),
  );
  return rebaseDraft({ products: mine, kept }, from, published);
}

function rebased(mine: Products, from: Products, to: Products): Product[] {
  const [own, old, known] = [byId(mine), byId(from), byId(to)];
  return [
    ...to.flatMap((theirs) => {
      const [entry, former] = [own.get(theirs.id), old.get(theirs.id)];
      if (!former) return [entry ?? theirs];
      return entry ? [{ ...theirs, ...changedFields(former, entry) }] : [];
    }),
    ...mine.filter((entry) => {
      if (known.has(entry.id)) return false;
      const former = old.get(entry.id);
      return !former || Object.keys(changedFields(former, entry)).length > 0;
    }),
  ].map(({ id, ...form }) => productOf(id, form));
}

/** Palettes are left out: they follow from the base colour. */
function changedFields(former: PublishedProduct, entry: PublishedProduct): Partial<PublishedProduct> {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) => !Array.isArray(value) && former[field as keyof PublishedProduct] !== value,
    ),
  );
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
