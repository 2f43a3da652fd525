import * as z from 'zod/mini';
import type { OfferingColors } from '#domain/palette/offering-colors.ts';
import { versionSchema } from '#domain/site/entry-id.ts';
import { type ProductForm, productFormSchema } from './product.ts';
import { type OfferingDesign, publishedColors } from './published-colors.ts';

/** Far above real use, low enough for the server to stay quick. */
export const releaseLimits = { products: 10_000, idLength: 100 } as const;

export type PublishedProduct = ProductForm & { readonly id: string };

/** In addition to the codes of the product form (`productErrors`). */
type ReleaseCode = 'type' | 'idInvalid' | 'idTaken' | 'offeringUnknown' | 'offeringTaken' | 'tooMany';

/** `field` is a path like `products.3.name`. */
type ReleaseError = { readonly field: string; readonly code: string };

const idSchema = z
  .string('idInvalid' satisfies ReleaseCode)
  .check(
    z.minLength(1, 'idInvalid' satisfies ReleaseCode),
    z.maxLength(releaseLimits.idLength, 'idInvalid' satisfies ReleaseCode),
  );

const productSchema = z.extend(productFormSchema, { id: idSchema });

const releaseSchema = z.object({
  baseVersion: z.int('type' satisfies ReleaseCode).check(z.gte(0, 'type' satisfies ReleaseCode)),
  products: z
    .array(productSchema, 'type' satisfies ReleaseCode)
    .check(z.maxLength(releaseLimits.products, 'tooMany' satisfies ReleaseCode)),
  /** Revision of the draft of texts and facts; if it is missing, none of them is published. */
  revision: z._default(z.nullable(versionSchema), null),
  /** When it is to go live, if not now. */
  at: z.optional(z.iso.datetime('type' satisfies ReleaseCode)),
  /** A colleague is to approve it first. */
  asks: z._default(z.boolean('type' satisfies ReleaseCode), false),
});

/** Checks each product (ADMIN-3) and that ids are unique; products that aren't archived share no offering. Drops unknown keys. */
export function judgeRelease(
  input: unknown,
  offerings: readonly string[],
):
  | {
      baseVersion: number;
      products: PublishedProduct[];
      revision: number | null;
      at?: string | undefined;
      asks: boolean;
    }
  | { errors: ReleaseError[] } {
  const result = releaseSchema.safeParse(input);
  if (!result.success) return { errors: errorsOf(result.error.issues) };
  const { baseVersion, products, revision, at, asks } = result.data;
  const errors = [
    ...repeated(products),
    ...products.flatMap(({ offering }, index) => {
      if (offering === null || offerings.includes(offering)) return [];
      return [{ field: `products.${index}.offering`, code: 'offeringUnknown' }];
    }),
    ...sharedOfferings(products),
  ];
  return errors.length > 0 ? { errors } : { baseVersion, products, revision, at, asks };
}

/** By id, only offerings that do not look as designed. */
export type Catalogue = Readonly<Partial<Record<string, OfferingColors>>>;

/** Archived products colour nothing. */
export function catalogueOf<Id extends string>(
  products: readonly PublishedProduct[],
  designs: Readonly<Record<Id, OfferingDesign>>,
): Partial<Record<Id, OfferingColors>> {
  const catalogue: Partial<Record<Id, OfferingColors>> = {};
  for (const { offering, status, baseColor } of products) {
    if (offering === null || status === 'archived' || !Object.hasOwn(designs, offering)) continue;
    const design = designs[offering as Id];
    const colors = publishedColors(baseColor, design);
    if (colors !== design.colors) catalogue[offering as Id] = colors;
  }
  return catalogue;
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): ReleaseError[] {
  const codes = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    // A row that is no object has no message of ours.
    const code = typeof path.at(-1) === 'string' ? message : message === 'tooMany' ? message : 'type';
    if (!codes.has(field)) codes.set(field, code);
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}

function repeated(products: readonly PublishedProduct[]): ReleaseError[] {
  const seen = new Set<string>();
  return products.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ field: `products.${index}.id`, code: 'idTaken' }];
  });
}

function sharedOfferings(products: readonly PublishedProduct[]): ReleaseError[] {
  const seen = new Set<string>();
  return products.flatMap(({ offering, status }, index) => {
    if (offering === null || status === 'archived') return [];
    if (!seen.has(offering)) {
      seen.add(offering);
      return [];
    }
    return [{ field: `products.${index}.offering`, code: 'offeringTaken' }];
  });
}
