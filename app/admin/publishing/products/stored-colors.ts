import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { productSeeds } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import {
  type KeptColor,
  parseProductColors,
  productColorOf,
  productColorsKey,
  productColorsWriteFailed,
} from '#domain/publishing/product-color.ts';

type Offering = Pick<LinkableOffering, 'id' | 'design'>;

/** Records of unknown products, which stay as they are. */
export type KeptColors = { readonly others: readonly KeptColor[] };

export const noColors: KeptColors = { others: [] };

/** The stored form: one record per product, with the published colour that it was changed against. */
export function keptColors(
  products: readonly PublishedProduct[],
  published: readonly PublishedProduct[],
  offerings: readonly Offering[],
  { others }: KeptColors,
): KeptColor[] {
  const live = new Map(published.map(({ id, baseColor }) => [id, baseColor]));
  const designed = new Map(offerings.map(({ id, design }) => [id, design.colors.primaryColor]));
  const known = new Set(products.map(({ id }) => id));
  return [
    ...products.map((product) => {
      const publishedColor = live.get(product.id) ?? designed.get(product.id);
      return { ...productColorOf(product), ...(publishedColor !== undefined && { publishedColor }) };
    }),
    ...others.filter(({ id }) => !known.has(id)),
  ];
}

/**
 * Colours that an earlier visit changed. Unchanged ones are left out, so that an old record never undoes the release of a
 * colleague. A record that does not say against what it was changed began with the seeds.
 */
export function changedColors(
  stored: readonly KeptColor[],
  published: readonly PublishedProduct[],
  offerings: readonly Offering[],
): KeptColors & { readonly changed: readonly KeptColor[] } {
  const live = new Map(published.map(({ id, baseColor }) => [id, baseColor]));
  const designed = new Map(offerings.map(({ id, design }) => [id, design.colors.primaryColor]));
  const seeds = new Map<string, string>(productSeeds.map(({ id, baseColor }) => [id, baseColor]));
  const isKnown = ({ id }: KeptColor) => live.has(id) || designed.has(id);
  return {
    changed: stored.filter(({ id, baseColor, publishedColor }) => {
      const before = publishedColor ?? (live.has(id) ? (seeds.get(id) ?? live.get(id)) : undefined);
      return before !== undefined && (live.has(id) || designed.has(id)) && baseColor !== before;
    }),
    // A published colour of a product that is not published any more: a colleague deleted it.
    others: stored.filter((record) => !isKnown(record) && record.publishedColor === undefined),
  };
}

export type StoredColors = {
  readonly colors: readonly KeptColor[];
  readonly isBroken: boolean;
};

/** A failed read returns an empty list (COLOR-2). Never throws. */
export function readStoredColors(): StoredColors {
  try {
    const stored = localStorage.getItem(productColorsKey);
    const colors = parseProductColors(stored);
    return { colors, isBroken: colors.length === 0 && stored !== null && stored !== '[]' };
  } catch {
    return { colors: [], isBroken: false };
  }
}

/** A failed write is logged to the console and returns false (COLOR-2). */
export function storeColors(colors: readonly KeptColor[]): boolean {
  try {
    localStorage.setItem(productColorsKey, JSON.stringify(colors));
    return true;
  } catch {
    console.error(productColorsWriteFailed);
    return false;
  }
}
