import type { LinkableOffering } from '#app/admin/admin-data.ts';
import type { Product, ProductForm } from '#domain/publishing/product.ts';
import { type ProductColor, productColorOf } from '#domain/publishing/product-color.ts';

type Offering = Pick<LinkableOffering, 'id' | 'name' | 'design'>;

/** The type that such a product gets, as in the words of the area's own language (`colors.offeringType`). */
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
