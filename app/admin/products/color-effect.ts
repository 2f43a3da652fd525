import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Product } from '#domain/publishing/product.ts';

/** What the colour of a product does on the website. */
export function colorEffect(
  { offering, status }: Pick<Product, 'offering' | 'status'>,
  offerings: readonly Pick<LinkableOffering, 'id' | 'name'>[],
  texts: { readonly colorsOffering: string; readonly colorsNothing: string },
): string {
  const name = status !== 'archived' && offerings.find(({ id }) => id === offering)?.name;
  return name ? fill(texts.colorsOffering, { offering: name }) : texts.colorsNothing;
}
