import { productSeeds, type SeedTexts } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publishing/publication.ts';

/** Words of one language that products get without being typed. */
export type ShippedTexts = { readonly seeds: SeedTexts; readonly colors: { readonly offeringType: string } };

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

/** Shipped types and descriptions in the language of `to`; what an operator wrote stays as it is. */
export function withSeedTexts<Entry extends PublishedProduct>(
  products: readonly Entry[],
  to: ShippedTexts,
  all: readonly ShippedTexts[],
): Entry[] {
  return products.map((product) => {
    const wanted = shippedFor(product.id, to);
    const shipped = all.map((texts) => shippedFor(product.id, texts));
    const isShipped = (field: 'type' | 'description') =>
      shipped.some((texts) => texts[field] === product[field]);
    const type = isShipped('type') ? wanted.type : product.type;
    const description = isShipped('description') ? wanted.description : product.description;
    const isSame = type === product.type && description === product.description;
    return isSame ? product : { ...product, type, description };
  });
}

function shippedFor(id: string, { seeds, colors }: ShippedTexts) {
  if (seedIds.includes(id)) return seeds[id as keyof SeedTexts];
  return { type: colors.offeringType, description: '' };
}
