import * as z from 'zod/mini';
import { hexColorPattern } from './palette/hex-color.ts';
import type { OfferingColors } from './palette/offering-colors.ts';
import { type ProductForm, productFormSchema } from './product.ts';
import { type OfferingDesign, publishedColors } from './published-colors.ts';

/** Largest numbers of a publication: far above what anybody needs, low enough for the server to stay quick. */
export const publicationLimits = {
  products: 10_000,
  colors: 10_000,
  idLength: 100,
  nameLength: 200,
} as const;

/** A product as it is published; its palettes follow from the base colour. */
export type PublishedProduct = ProductForm & { readonly id: string };

/** A colour record as it is published; its palettes follow from the base colour. */
export type PublishedColor = { readonly id: string; readonly name: string; readonly baseColor: string };

/** What an operator publishes in one go. */
export type Draft = {
  readonly products: readonly PublishedProduct[];
  readonly colors: readonly PublishedColor[];
};

/** Why a part of a publication is refused; beside these the codes of the product form (`productErrors`). */
type PublicationCode =
  | 'type'
  | 'idInvalid'
  | 'idTaken'
  | 'nameInvalid'
  | 'baseColorInvalid'
  | 'offeringUnknown'
  | 'offeringTaken'
  | 'tooMany';

/** `field` is the place in the draft: `products.3.name`. */
type PublicationError = { readonly field: string; readonly code: string };

const idSchema = z
  .string('idInvalid' satisfies PublicationCode)
  .check(
    z.minLength(1, 'idInvalid' satisfies PublicationCode),
    z.maxLength(publicationLimits.idLength, 'idInvalid' satisfies PublicationCode),
  );

const colorSchema = z.object({
  id: idSchema,
  name: z
    .string('nameInvalid' satisfies PublicationCode)
    .check(
      z.minLength(1, 'nameInvalid' satisfies PublicationCode),
      z.maxLength(publicationLimits.nameLength, 'nameInvalid' satisfies PublicationCode),
    ),
  baseColor: z
    .string('baseColorInvalid' satisfies PublicationCode)
    .check(z.regex(hexColorPattern, 'baseColorInvalid' satisfies PublicationCode)),
});

const productSchema = z.extend(productFormSchema, { id: idSchema });

const draftSchema = z.object({
  baseVersion: z.int('type' satisfies PublicationCode).check(z.gte(0, 'type' satisfies PublicationCode)),
  products: list(productSchema, publicationLimits.products),
  colors: list(colorSchema, publicationLimits.colors),
});

/**
 * Checks what an operator wants to publish (spec 2 §5 for each product and colour). Ids are unique, offerings are of
 * `offerings`, and no two products that are not archived share one. Unknown keys are left out.
 */
export function judgePublication(
  input: unknown,
  offerings: readonly string[],
): { baseVersion: number; draft: Draft } | { errors: PublicationError[] } {
  const result = draftSchema.safeParse(input);
  if (!result.success) return { errors: errorsOf(result.error.issues) };
  const { baseVersion, products, colors } = result.data;
  const errors = [
    ...repeated('products', products),
    ...repeated('colors', colors),
    ...products.flatMap(({ offering }, index) => {
      if (offering === null || offerings.includes(offering)) return [];
      return [{ field: `products.${index}.offering`, code: 'offeringUnknown' }];
    }),
    ...sharedOfferings(products),
  ];
  return errors.length > 0 ? { errors } : { baseVersion, draft: { products, colors } };
}

/**
 * A colour can be changed in the product list and in the colour manager. Where the two differ for one product, the one
 * that was changed against `base` counts, in both places; if both were, the colour manager.
 */
export function settleColors(base: Draft, draft: Draft): Draft {
  const recordOf = new Map(draft.colors.map((record) => [record.id, record]));
  const baseRecordOf = new Map(base.colors.map((record) => [record.id, record]));
  const products = draft.products.map((product) => {
    const record = recordOf.get(product.id);
    if (!record || record.baseColor === product.baseColor) return product;
    const isRecordChanged = baseRecordOf.get(product.id)?.baseColor !== record.baseColor;
    return isRecordChanged ? { ...product, baseColor: record.baseColor } : product;
  });
  const baseColorOf = new Map(products.map(({ id, baseColor }) => [id, baseColor]));
  const colors = draft.colors.map((record) => {
    const baseColor = baseColorOf.get(record.id) ?? record.baseColor;
    return baseColor === record.baseColor ? record : { ...record, baseColor };
  });
  return { products, colors };
}

/** The six colours of each offering that does not look as designed, by its id. */
export type Catalogue = Readonly<Partial<Record<string, OfferingColors>>>;

/** What a draft makes of the catalogue. Archived products colour nothing. */
export function catalogueOf<Id extends string>(
  { products }: Draft,
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

type Change = { readonly id: string; readonly name: string; readonly fields: readonly string[] };
type ListDifference = {
  readonly added: readonly Change[];
  readonly changed: readonly Change[];
  readonly removed: readonly Change[];
};

/** What differs between two drafts: products and colours that came, changed (and in which fields) or went. */
export type DraftDifference = { readonly products: ListDifference; readonly colors: ListDifference };

/** What `after` changes in `before`, in the order of the lists. */
export function draftDifference(before: Draft, after: Draft): DraftDifference {
  return {
    products: listDifference(before.products, after.products, [
      'name',
      'type',
      'description',
      'status',
      'baseColor',
      'offering',
    ]),
    colors: listDifference(before.colors, after.colors, ['name', 'baseColor']),
  };
}

type Entry = { readonly id: string; readonly name: string };

function listDifference<E extends Entry>(
  before: readonly E[],
  after: readonly E[],
  fields: readonly (keyof E & string)[],
): ListDifference {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const changeOf = ({ id, name }: Entry, changed: readonly string[] = []) => ({ id, name, fields: changed });
  return {
    added: after.filter(({ id }) => !old.has(id)).map((entry) => changeOf(entry)),
    changed: after.flatMap((entry) => {
      const former = old.get(entry.id);
      const changed = former ? fields.filter((field) => former[field] !== entry[field]) : [];
      return changed.length > 0 ? [changeOf(entry, changed)] : [];
    }),
    removed: before.filter(({ id }) => !kept.has(id)).map((entry) => changeOf(entry)),
  };
}

function list<Schema extends z.ZodMiniType>(schema: Schema, most: number) {
  return z
    .array(schema, 'type' satisfies PublicationCode)
    .check(z.maxLength(most, 'tooMany' satisfies PublicationCode));
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): PublicationError[] {
  const codes = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    // A row that is no object at all has no message of ours.
    const code = typeof path.at(-1) === 'string' ? message : message === 'tooMany' ? message : 'type';
    if (!codes.has(field)) codes.set(field, code);
  }
  return [...codes].map(([field, code]) => ({ field, code }));
}

function repeated(
  name: 'products' | 'colors',
  entries: readonly { readonly id: string }[],
): PublicationError[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ field: `${name}.${index}.id`, code: 'idTaken' }];
  });
}

function sharedOfferings(products: readonly PublishedProduct[]): PublicationError[] {
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
