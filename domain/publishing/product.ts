import { darkPaletteOf, paletteOf } from '#domain/palette/palette.ts';
import type { ProductForm } from './product-form.ts';

/** Any status may follow any other (ADMIN-3). */
export const productStatuses = ['active', 'draft', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** ADMIN-3. */
export const defaultProductStatus: ProductStatus = 'draft';
export const defaultBaseColor = '#03B5AA';

/** A product as visitors' pages know it: without what follows from its colour. */
export type PublishedProduct = ProductForm & { readonly id: string };

export type Product = ProductForm & {
  readonly id: string;
  readonly colorPalette: readonly string[];
  readonly darkModePalette: readonly string[];
};

export function productOf(id: string, form: ProductForm): Product {
  const colorPalette = paletteOf(form.baseColor);
  return { id, ...form, colorPalette, darkModePalette: darkPaletteOf(colorPalette) };
}

/** By name or type, ignoring case (ADMIN-5). */
export function searchProducts<P extends Pick<Product, 'name' | 'type'>>(
  products: readonly P[],
  text: string,
): P[] {
  const wanted = text.toLowerCase();
  return products.filter(({ name, type }) =>
    [name, type].some((value) => value.toLowerCase().includes(wanted)),
  );
}

/** Time-based and unused (ADMIN-4). */
export function newProductId(now: number, products: readonly Pick<Product, 'id'>[]): string {
  const taken = new Set(products.map(({ id }) => id));
  let id = now;
  while (taken.has(String(id))) id += 1;
  return String(id);
}
