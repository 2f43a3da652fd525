import * as z from 'zod/mini';
import { hexColorPattern } from '#domain/palette/hex-color.ts';
import { darkPaletteOf, paletteOf } from '#domain/palette/palette.ts';

/** Any status may follow any other (ADMIN-3). */
export const productStatuses = ['active', 'draft', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** ADMIN-3. */
export const defaultProductStatus: ProductStatus = 'draft';
export const defaultBaseColor = '#03B5AA';

/** Keys of `productDialog.errors` in the `admin` words. */
export type ProductErrorCode =
  | 'nameMin'
  | 'nameMax'
  | 'typeMin'
  | 'typeMax'
  | 'descriptionMax'
  | 'statusInvalid'
  | 'baseColorInvalid';

/** In screen order; texts are trimmed. The limits are those of ADMIN-3. */
export const productFormSchema = z.object({
  name: trimmed('nameMin').check(z.minLength(2, 'nameMin'), z.maxLength(50, 'nameMax')),
  type: trimmed('typeMin').check(z.minLength(2, 'typeMin'), z.maxLength(50, 'typeMax')),
  description: z._default(trimmed('descriptionMax').check(z.maxLength(500, 'descriptionMax')), ''),
  status: z.enum(productStatuses, 'statusInvalid'),
  baseColor: z.string('baseColorInvalid').check(z.regex(hexColorPattern, 'baseColorInvalid')),
  offering: z._default(z.nullable(z.string()), null),
});

export type ProductForm = z.infer<typeof productFormSchema>;

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

/** In form order, at most one code per field. */
export function productErrors(
  result: z.core.util.SafeParseResult<unknown>,
): { field: keyof ProductForm; code: ProductErrorCode }[] {
  const codes = new Map<keyof ProductForm, ProductErrorCode>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as keyof ProductForm;
    if (!codes.has(field)) codes.set(field, issue.message as ProductErrorCode);
  }
  return [...codes].map(([field, found]) => ({ field, code: found }));
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

/** `code` is the problem of a value that is no text. */
function trimmed(code: ProductErrorCode) {
  return z.string(code).check(z.trim());
}
