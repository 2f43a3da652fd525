import type { Content } from '#content/content.ts';
import { isOffering } from '#content/offerings/listed.ts';
import { defaultOfProductField, productIdsAmong, productsIn } from '#content/products.ts';
import type { Field } from '#domain/api/content.ts';
import { type ContentProblem, problemAt } from '#domain/api/content-checks.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import {
  productAttributes,
  productFieldId,
  productPlaceOf,
  removedStatus,
} from '#domain/publishing/product-fields.ts';
import { type ProductErrorCode, productErrors, productFormSchema } from '#domain/publishing/product-form.ts';

type ProductCode = ProductErrorCode | 'offeringUnknown' | 'offeringTaken';

/** Far above real use. */
export const mostProducts = 1000;

/** Any well-formed id is one: the first values of a product make it. */
export function productField(defaults: Content, id: string): Field | undefined {
  if (!productPlaceOf(id)) return undefined;
  return { id, kind: 'product', defaultValue: defaultOfProductField(defaults, id) };
}

/** Fields of the default products and of those among these ids. */
export function productFieldsFor(defaults: Content, fieldIds: Iterable<string>): Field[] {
  return productIdsAmong(fieldIds).flatMap((product) =>
    productAttributes.map((attribute) => productField(defaults, productFieldId(product, attribute))!),
  );
}

/** Products that are not complete, and offerings that two products colour. */
export function productProblems(defaults: Content, edits: StoredEdits): ContentProblem[] {
  const refused = (product: string, attribute: (typeof productAttributes)[number], code: ProductCode) =>
    problemAt(productFieldId(product, attribute), 'refused', { code });
  const valueAt = (id: string) => (edits[id] ? edits[id].value : defaultOfProductField(defaults, id));
  const incomplete = productIdsAmong(Object.keys(edits)).flatMap((product) => {
    const values = productAttributes.map((name) => [name, valueAt(productFieldId(product, name))] as const);
    const form = Object.fromEntries(values);
    if (form.status === removedStatus || form.status === undefined) return [];
    return productErrors(productFormSchema.safeParse(form)).map(({ field, code }) =>
      refused(product, field, code),
    );
  });
  const taken = new Set<string>();
  const wrong = productsIn(defaults, edits).flatMap(({ id, offering, status }) => {
    if (offering === null) return [];
    if (!isOffering(defaults.offerings, offering)) return [refused(id, 'offering', 'offeringUnknown')];
    if (status === 'archived') return [];
    if (taken.has(offering)) return [refused(id, 'offering', 'offeringTaken')];
    taken.add(offering);
    return [];
  });
  return [...incomplete, ...wrong];
}
