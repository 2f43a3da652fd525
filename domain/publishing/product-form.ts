import * as z from 'zod/mini';
import { hexColorPattern } from '#domain/palette/hex-color.ts';
import { productStatuses } from './product.ts';

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

/** `code` is the problem of a value that is no text. */
function trimmed(code: ProductErrorCode) {
  return z.string(code).check(z.trim());
}
