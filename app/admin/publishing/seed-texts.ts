import { productSeeds, type SeedTexts } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publication.ts';

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

/** Shipped types and descriptions in the language of `to`; what an operator wrote stays as it is. */
export function withSeedTexts<Entry extends PublishedProduct>(
  products: readonly Entry[],
  to: SeedTexts,
  all: readonly SeedTexts[],
): Entry[] {
  return products.map((product) => {
    if (!seedIds.includes(product.id)) return product;
    const id = product.id as keyof SeedTexts;
    const isShipped = (field: 'type' | 'description') =>
      all.some((texts) => texts[id][field] === product[field]);
    const type = isShipped('type') ? to[id].type : product.type;
    const description = isShipped('description') ? to[id].description : product.description;
    const isSame = type === product.type && description === product.description;
    return isSame ? product : { ...product, type, description };
  });
}
