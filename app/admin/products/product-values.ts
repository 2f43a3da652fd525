import { defaultBaseColor, defaultProductStatus, type Product } from '#domain/publishing/product.ts';
import {
  type ProductErrorCode,
  type ProductForm,
  productErrors,
  productFormSchema,
} from '#domain/publishing/product-form.ts';

type FieldErrors = Partial<Record<keyof ProductForm, ProductErrorCode | 'offeringTaken'>>;

/** Values of the product, or of a new one (ADMIN-3). */
export function initialValues(product: Product | undefined): ProductForm {
  return {
    name: product?.name ?? '',
    type: product?.type ?? '',
    description: product?.description ?? '',
    status: product?.status ?? defaultProductStatus,
    baseColor: product?.baseColor ?? defaultBaseColor,
    offering: product?.offering ?? null,
  };
}

/** Checks ADMIN-3, and that no two products share an offering; `others` excludes the edited one. */
export function checkValues(values: ProductForm, others: readonly Product[]) {
  const parsed = productFormSchema.safeParse(values);
  const errors: FieldErrors = Object.fromEntries(
    productErrors(parsed).map(({ field, code }) => [field, code]),
  );
  if (linkedTo(values.offering, others)) errors.offering = 'offeringTaken';
  const isValid = parsed.success && Object.keys(errors).length === 0;
  return { form: isValid ? parsed.data : null, errors };
}

export function linkedTo(offering: string | null, products: readonly Product[]): Product | undefined {
  return offering === null ? undefined : products.find((product) => product.offering === offering);
}
