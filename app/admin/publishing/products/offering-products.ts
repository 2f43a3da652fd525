import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { frameWords } from '#content/admin/frame.ts';
import { productSeeds, type SeedTexts } from '#content/product-seeds.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product, PublishedProduct } from '#domain/publishing/product.ts';
import { type ProductColor, productColorOf } from '#domain/publishing/product-color.ts';
import type { ProductForm } from '#domain/publishing/product-form.ts';

type Offering = Pick<LinkableOffering, 'id' | 'name' | 'design'>;

/** The type that such a product gets, as in the words of the area's own language (`common.offeringType`). */
export const offeringType = 'Offering';

/** Offerings that no product colours, each with the colour of its design. */
export function uncoloredOfferings(
  products: readonly Product[],
  offerings: readonly Offering[],
): ProductColor[] {
  const taken = new Set(
    products.flatMap(({ id, offering, status }) => (status === 'archived' ? [id] : [id, offering])),
  );
  return offerings
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name, design }) => productColorOf({ id, name, baseColor: design.colors.primaryColor }));
}

/** The product that the first colour of an offering makes. */
export function offeringProduct({ id, name }: Offering, baseColor: string): ProductForm {
  return { name, type: offeringType, description: '', status: 'active', baseColor, offering: id };
}

/** Whether a product is nothing but a colour, and this colour is the one of its offering's design. */
export function isUnmade(form: ProductForm, offering: Offering, baseColor: string): boolean {
  const isDesigned = baseColor.toUpperCase() === offering.design.colors.primaryColor.toUpperCase();
  const made = offeringProduct(offering, form.baseColor);
  return isDesigned && (Object.keys(made) as (keyof ProductForm)[]).every((key) => made[key] === form[key]);
}

/** Shipped types and descriptions in this language; what an operator wrote stays as it is. */
export function withSeedTexts<Entry extends PublishedProduct>(
  products: readonly Entry[],
  language: Language,
): Entry[] {
  return products.map((product) => {
    const wanted = defaultFor(product.id, language);
    const defaults = languages.map((each) => defaultFor(product.id, each));
    const inLanguage = (field: 'type' | 'description') =>
      defaults.some((texts) => texts[field] === product[field]) ? wanted[field] : product[field];
    return { ...product, type: inLanguage('type'), description: inLanguage('description') };
  });
}

function defaultFor(id: string, language: Language) {
  const { seeds, common } = frameWords[language];
  const isSeed = productSeeds.some((seed) => seed.id === id);
  return isSeed ? seeds[id as keyof SeedTexts] : { type: common.offeringType, description: '' };
}

/** What the colour of a product does on the website. */
export function colorEffect(
  { offering, status }: Pick<Product, 'offering' | 'status'>,
  offerings: readonly Pick<LinkableOffering, 'id' | 'name'>[],
  texts: { readonly colorsOffering: string; readonly colorsNothing: string },
): string {
  const name = status !== 'archived' && offerings.find(({ id }) => id === offering)?.name;
  return name ? fill(texts.colorsOffering, { offering: name }) : texts.colorsNothing;
}
