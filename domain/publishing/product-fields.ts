import { type PublishedProduct, productStatuses } from './product.ts';
import type { ProductForm } from './product-form.ts';

/** Each is a field of its own: `product.nova.baseColor`. */
export const productAttributes = [
  'name',
  'type',
  'description',
  'status',
  'baseColor',
  'offering',
] as const satisfies readonly (keyof ProductForm)[];

/** The status of a product that was deleted. */
export const removedStatus = 'removed';

const inOrder = new Intl.Collator('en', { numeric: true });

const pattern = new RegExp(`^product\\.([\\w-]{1,100})\\.(${productAttributes.join('|')})$`);

export type ProductPlace = { readonly product: string; readonly attribute: keyof ProductForm };

export function productFieldId(product: string, attribute: keyof ProductForm): string {
  return `product.${product}.${attribute}`;
}

/** Undefined for a field of anything else. */
export function productPlaceOf(fieldId: string): ProductPlace | undefined {
  const [, product, attribute] = pattern.exec(fieldId) ?? [];
  return product === undefined ? undefined : { product, attribute: attribute as keyof ProductForm };
}

export function isProductField(fieldId: string): boolean {
  return fieldId.startsWith('product.');
}

/** The products among field ids, each once: seeds first, then those for offerings, then those that operators added, oldest first. */
export function productIdsIn(fieldIds: Iterable<string>, seeds: readonly string[]): string[] {
  const found = new Set<string>();
  for (const id of fieldIds) {
    const place = productPlaceOf(id);
    if (place && !seeds.includes(place.product)) found.add(place.product);
  }
  const [named, timed] = [[...found].filter((id) => !isTime(id)), [...found].filter(isTime)];
  return [
    ...seeds,
    ...named.sort(inOrder.compare),
    ...timed.sort((one, other) => Number(one) - Number(other)),
  ];
}

/** Ids of added products are based on the time (ADMIN-4). */
function isTime(id: string): boolean {
  return /^\d+$/.test(id);
}

/** The products that the values of their fields make; without those that are deleted or were never completed. */
export function productsOf(
  ids: readonly string[],
  valueAt: (fieldId: string) => unknown,
): PublishedProduct[] {
  return ids.flatMap((id) => {
    const values = productAttributes.map((attribute) => [attribute, valueAt(productFieldId(id, attribute))]);
    const { description = '', offering = null, ...rest } = Object.fromEntries(values) as ProductForm;
    const isComplete =
      Boolean(rest.name && rest.type && rest.baseColor) && productStatuses.includes(rest.status);
    return isComplete ? [{ id, ...rest, description, offering }] : [];
  });
}
