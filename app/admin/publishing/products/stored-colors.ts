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

/** The stored form: one record per product, with the published colour that it was changed against; `others` stay as they are. */
export function keptColors(
  products: readonly PublishedProduct[],
  published: readonly PublishedProduct[],
  offerings: readonly Offering[],
  others: readonly KeptColor[],
): KeptColor[] {
  const shown = shownColors(published, offerings);
  const known = new Set(products.map(({ id }) => id));
  return [
    ...products.map((product) => {
      const publishedColor = shown.get(product.id);
      return { ...productColorOf(product), ...(publishedColor !== undefined && { publishedColor }) };
    }),
    ...others.filter(({ id }) => !known.has(id)),
  ];
}

/**
 * Colours that an earlier visit changed. Unchanged ones are left out, so that an old record never undoes the release of a
 * colleague. A record that does not say against what it was changed began with the seeds. `others` are unknown products.
 */
export function changedColors(
  stored: readonly KeptColor[],
  published: readonly PublishedProduct[],
  offerings: readonly Offering[],
): Record<'changed' | 'others', readonly KeptColor[]> {
  const shown = shownColors(published, offerings);
  const live = shownColors(published, []);
  const seeds = new Map<string, string>(productSeeds.map(({ id, baseColor }) => [id, baseColor]));
  return {
    changed: stored.filter(({ id, baseColor, publishedColor }) => {
      const before = publishedColor ?? (live.has(id) ? (seeds.get(id) ?? live.get(id)) : undefined);
      return before !== undefined && shown.has(id) && baseColor !== before;
    }),
    // A published colour of a product that is not published any more: a colleague deleted it.
    others: stored.filter(({ id, publishedColor }) => !shown.has(id) && publishedColor === undefined),
  };
}

/** By id: what visitors see of published products and of offerings that have none. */
function shownColors(published: readonly PublishedProduct[], offerings: readonly Offering[]) {
  return new Map([
    ...offerings.map(({ id, design }) => [id, design.colors.primaryColor] as const),
    ...published.map(({ id, baseColor }) => [id, baseColor] as const),
  ]);
}

/** A failed read returns an empty list (COLOR-2). Never throws. */
export function readStoredColors(): { readonly colors: readonly KeptColor[]; readonly isBroken: boolean } {
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
