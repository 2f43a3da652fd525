import { type Product, productOf } from '#domain/product.ts';
import { type KeptColor, productColorOf } from '#domain/product-color.ts';
import type { PublishedProduct } from '#domain/publication.ts';
import type { Draft } from './draft.ts';

type Products = readonly PublishedProduct[];

/**
 * The draft on top of another version: what was changed against `from` stays, field by field; everything else is as
 * in `to`. So colours that a browser has kept since long ago never undo what a colleague published.
 */
export function rebaseDraft({ products, kept }: Draft, from: Products, to: Products): Draft {
  const [keptById, formerById, mineById] = [byId(kept), byId(from), byId(products)];
  // Colours kept for products that only `to` knows are changes of them.
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
      // Of a product that a colleague deleted the colour goes too; of one nobody else knows yet it stays.
      ...kept.filter(({ id }) => !known.has(id) && (!formerById.has(id) || left.has(id))),
    ];
  }
}

/** What is kept of a product's colour, and which published colour it was changed against. */
export function keptColorOf(product: PublishedProduct, publishedColor: string): KeptColor {
  return { ...productColorOf(product), publishedColor };
}

/** What the draft began with in this browser: colours kept by an earlier visit began with what was published then. */
export function keptBase({ kept }: Draft, initial: readonly Product[]): Products {
  const keptById = byId(kept);
  return initial.map((product) => ({
    ...product,
    baseColor: keptById.get(product.id)?.publishedColor ?? product.baseColor,
  }));
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

/** The fields that differ; palettes follow from the base colour and are left out. */
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
