import * as z from 'zod/mini';
import { hexColorPattern } from '#domain/palette/hex-color.ts';
import { darkPaletteOf, paletteOf } from '#domain/palette/palette.ts';

/** Any status may follow any other (ADMIN-3). */
export const productStatuses = ['active', 'draft', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** ADMIN-3. */
export const defaultProductStatus: ProductStatus = 'draft';
export const defaultBaseColor = '#03B5AA';

/** ADMIN-3. */
const productLimits = {
  nameMin: 2,
  nameMax: 50,
  typeMin: 2,
  typeMax: 50,
  descriptionMax: 500,
} as const;

/** Keys of `productDialog.errors` in the `admin` words. */
export type ProductErrorCode =
  | 'nameMin'
  | 'nameMax'
  | 'typeMin'
  | 'typeMax'
  | 'descriptionMax'
  | 'statusInvalid'
  | 'baseColorInvalid';

/** In screen order; texts are trimmed. */
export const productFormSchema = z.object({
  name: shortText('nameMin', 'nameMax', productLimits.nameMin, productLimits.nameMax),
  type: shortText('typeMin', 'typeMax', productLimits.typeMin, productLimits.typeMax),
  description: z._default(
    z
      .string({ error: 'descriptionMax' satisfies ProductErrorCode })
      .check(
        z.trim(),
        z.maxLength(productLimits.descriptionMax, 'descriptionMax' satisfies ProductErrorCode),
      ),
    '',
  ),
  status: z.enum(productStatuses, { error: 'statusInvalid' satisfies ProductErrorCode }),
  baseColor: z
    .string({ error: 'baseColorInvalid' satisfies ProductErrorCode })
    .check(z.regex(hexColorPattern, 'baseColorInvalid' satisfies ProductErrorCode)),
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

function shortText(tooShort: ProductErrorCode, tooLong: ProductErrorCode, min: number, max: number) {
  return z.string({ error: tooShort }).check(z.trim(), z.minLength(min, tooShort), z.maxLength(max, tooLong));
}
