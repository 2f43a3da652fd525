import * as z from 'zod/mini';
import { availabilities, planMarks } from '#content/offerings/record.ts';
import { pricePeriods, vatKinds } from '#content/price.ts';
import type { FactKind } from '#domain/api/content.ts';
import { cleanLine } from '#domain/language/clean-text.ts';
import { currencies } from '#domain/money/currency.ts';
import type { EditProblem } from '#domain/publishing/edited-text.ts';

const mostNumber = 1_000_000;
const longestName = 80;

const hundredths = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const amount = z
  .number('amount')
  .check(z.minimum(0, 'range'), z.maximum(mostNumber, 'range'), z.refine(hundredths, 'range'));

const wholeNumber = z.int('range').check(z.minimum(0, 'range'), z.maximum(mostNumber, 'range'));

const line = z
  .string('type')
  .check(z.overwrite(cleanLine), z.minLength(1, 'required'), z.maxLength(longestName, 'tooLong'));

/** Null: as if it were not there. */
const schemas = {
  name: line,
  number: wholeNumber,
  /** The value of a claim: a number, or words such as “24/7”. */
  figure: z.union([wholeNumber, line], 'type'),
  day: z.iso.date('day'),
  /** Null: offered. */
  availability: z.nullable(z.enum(availabilities, 'type')),
  /** Null: named where it stands. */
  use: z.nullable(z.literal('off', 'type')),
  mark: z.nullable(z.enum(planMarks, 'type')),
  price: z.strictObject(
    {
      amount,
      currency: z.enum(currencies, 'type'),
      period: z.enum(pricePeriods, 'type'),
      vat: z.enum(vatKinds, 'type'),
      from: z.optional(z.literal(true, 'type')),
      cents: z.optional(z.literal(true, 'type')),
    },
    'type',
  ),
} as const satisfies Record<FactKind, z.ZodMiniType>;

const offering = String.raw`^offering\.[\w-]+`;

/** The first pattern that fits decides; what fits none is no field. */
const patterns: readonly (readonly [RegExp, FactKind])[] = [
  [new RegExp(String.raw`${offering}\.(?:name|soldAs)$`), 'name'],
  [new RegExp(String.raw`${offering}\.availability$`), 'availability'],
  [new RegExp(String.raw`${offering}\.minutes$`), 'number'],
  [new RegExp(String.raw`${offering}\.(?:(?:plans\.[\w-]+|single)\.)?figures\.\w+$`), 'number'],
  [new RegExp(String.raw`${offering}\.(?:(?:plans\.[\w-]+|single)\.price|otherPrices\.\w+)$`), 'price'],
  [new RegExp(String.raw`${offering}\.(?:plans\.[\w-]+|single)\.mark$`), 'mark'],
  [/^price\.(?:brokerMembership\.month|monthly\.\w+\.\w+)$/, 'price'],
  [/^claim\.\w+\.use$/, 'use'],
  [/^claim\.\w+\.value$/, 'figure'],
  [/^claim\.\w+\.(?:date|review)$/, 'day'],
  [/^claim\.\w+\.(?:owner|proof)$/, 'name'],
];

export function factKindOf(id: string): FactKind | undefined {
  return patterns.find(([pattern]) => pattern.test(id))?.[1];
}

/** The value in its stored form, or its first problem; `type`: it has another shape. */
export function judgeFact(kind: FactKind, value: unknown): { value: unknown } | EditProblem {
  const { success, data, error } = schemas[kind].safeParse(value);
  return success ? { value: data } : { code: error.issues[0]!.message };
}

/** Leaves that a record may have without the files saying so. */
export const optionalBelow: readonly (readonly [RegExp, string])[] = [
  ...['owner', 'proof', 'review', 'use'].map((key) => [/^claim\.\w+$/, key] as const),
  [new RegExp(`${offering}$`), 'availability'],
  [new RegExp(String.raw`${offering}\.(?:plans\.[\w-]+|single)$`), 'mark'],
];
