import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { type ProductColor, productColorOf } from '#domain/publishing/product-color.ts';
import type { Draft } from './draft.ts';
import { keptColorOf } from './rebase-draft.ts';

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

/** The first colour of an offering makes a product for it, under the offering's id; its design's colour takes it back. */
export function withOfferingColor(
  draft: Draft,
  offerings: readonly Offering[],
  id: string,
  baseColor: string,
): Draft | null {
  const offering = offerings.find((each) => each.id === id);
  if (!offering || draft.published.products.some((product) => product.id === id)) return null;
  const before = draft.products.find((product) => product.id === id);
  const designed = offering.design.colors.primaryColor;
  if (!before) {
    if (uncoloredOfferings(draft.products, offerings).every((each) => each.id !== id)) return null;
    const product = productFor(offering, baseColor);
    const kept = draft.kept.filter((record) => record.id !== id);
    return {
      ...draft,
      products: [...draft.products, product],
      kept: draft.kept.length > 0 ? [...kept, keptColorOf(product, designed)] : kept,
    };
  }
  const isBack = baseColor.toUpperCase() === designed.toUpperCase();
  if (!isBack || !isSame(before, productFor(offering, before.baseColor))) return null;
  return {
    ...draft,
    products: draft.products.filter((product) => product !== before),
    kept: draft.kept.filter((record) => record.id !== id),
  };
}

/** Stored colours of offerings are products again after a reload. */
export function withKeptOfferings(draft: Draft, offerings: readonly Offering[]): Draft {
  const designs = new Map(offerings.map((offering) => [offering.id, offering]));
  const known = new Set(uncoloredOfferings(draft.products, offerings).map(({ id }) => id));
  const added = draft.kept.flatMap(({ id, baseColor, publishedColor }) =>
    known.has(id) && publishedColor !== undefined ? [productFor(designs.get(id)!, baseColor)] : [],
  );
  return added.length > 0 ? { ...draft, products: [...draft.products, ...added] } : draft;
}

function productFor({ id, name }: Offering, baseColor: string): Product {
  return productOf(id, {
    name,
    type: offeringType,
    description: '',
    status: 'active',
    baseColor,
    offering: id,
  });
}

function isSame(one: Product, other: Product): boolean {
  const text = ({ name, type, description, status, offering }: Product) =>
    JSON.stringify([name, type, description, status, offering]);
  return text(one) === text(other);
}
