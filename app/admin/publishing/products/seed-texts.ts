import { productSeeds, type SeedTexts } from '#content/product-seeds.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';

/** Words of one language that products get without being typed. */
type DefaultTexts = { readonly seeds: SeedTexts; readonly colors: { readonly offeringType: string } };

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

/** Shipped types and descriptions in the language of `to`; what an operator wrote stays as it is. */
export function withSeedTexts<Entry extends PublishedProduct>(
  products: readonly Entry[],
  to: DefaultTexts,
  all: readonly DefaultTexts[],
): Entry[] {
  return products.map((product) => {
    const wanted = defaultFor(product.id, to);
    const defaultValue = all.map((texts) => defaultFor(product.id, texts));
    const isDefault = (field: 'type' | 'description') =>
      defaultValue.some((texts) => texts[field] === product[field]);
    const type = isDefault('type') ? wanted.type : product.type;
    const description = isDefault('description') ? wanted.description : product.description;
    const isSame = type === product.type && description === product.description;
    return isSame ? product : { ...product, type, description };
  });
}

function defaultFor(id: string, { seeds, colors }: DefaultTexts) {
  if (seedIds.includes(id)) return seeds[id as keyof SeedTexts];
  return { type: colors.offeringType, description: '' };
}
