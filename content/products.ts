import { adminLanguage } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import { productIdsIn, productPlaceOf, productsOf } from '#domain/publishing/product-fields.ts';
import { type Catalogue, catalogueOf } from '#domain/publishing/published-colors.ts';
import { type Content, oncePerContent } from './content.ts';
import { offeringDesigns } from './offering-designs.ts';
import { productSeeds } from './product-seeds.ts';

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

const defaultProducts = oncePerContent(({ words }): ReadonlyMap<string, PublishedProduct> => {
  const { seeds } = words[adminLanguage].admin;
  return new Map(productSeeds.map((seed) => [seed.id, { ...seed, ...seeds[seed.id] }]));
});

const designsOf = oncePerContent(({ offerings }) => offeringDesigns(offerings));

/** The default of a field such as `product.nova.name`; undefined for products that operators added. */
export function defaultOfProductField(defaults: Content, fieldId: string): unknown {
  const place = productPlaceOf(fieldId);
  return place && defaultProducts(defaults).get(place.product)?.[place.attribute];
}

/** Ids of the default products and of those that these fields add. */
export function productIdsAmong(fieldIds: Iterable<string>): string[] {
  return productIdsIn(fieldIds, seedIds);
}

/** The products of a release. */
export function productsIn(defaults: Content, edits: StoredEdits): PublishedProduct[] {
  return productsOf(productIdsAmong(Object.keys(edits)), (id) =>
    edits[id] ? edits[id].value : defaultOfProductField(defaults, id),
  );
}

/** The colours that the products of a release give to offerings. */
export function catalogueIn(defaults: Content, edits: StoredEdits): Catalogue {
  return catalogueOf(productsIn(defaults, edits), designsOf(defaults));
}
