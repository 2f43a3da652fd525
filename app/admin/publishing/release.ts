import { frameWords } from '#content/admin/frame.ts';
import { productSeeds } from '#content/product-seeds.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { productIdsIn, productPlaceOf, productsOf } from '#domain/publishing/product-fields.ts';

export const releaseKey = ['/api/admin/release'] as const;

/** What is published, made, approved and cancelled. */
export const releasesKey = ['/api/admin/releases'] as const;

export type NamedVersion = { readonly version: number; readonly publishedAt: string | null };

/** Versions never change, so each is loaded once. */
export function versionKey(version: number) {
  return [`/api/admin/versions/${version}`] as const;
}

/** The products of a release, with the default words of the admin area's own language. */
export function productsOfRelease(
  edits: Readonly<Record<string, { readonly value?: unknown } | undefined>>,
): PublishedProduct[] {
  const { seeds } = frameWords[adminLanguage];
  const defaults = new Map<string, PublishedProduct>(
    productSeeds.map((seed) => [seed.id, { ...seed, ...seeds[seed.id] }]),
  );
  return productsOf(productIdsIn(Object.keys(edits), [...defaults.keys()]), (id) => {
    const { product, attribute } = productPlaceOf(id)!;
    const edit = edits[id];
    return edit && 'value' in edit ? edit.value : defaults.get(product)?.[attribute];
  });
}
