import * as z from 'zod/mini';
import { availabilities, planMarks } from '#content/offerings/record.ts';
import { pricePeriods, vatKinds } from '#content/price.ts';
import type { FactKind } from '#domain/api/content.ts';
import { cleanLine } from '#domain/language/clean-text.ts';
import { currencies } from '#domain/money/currency.ts';

const codes = ['type', 'required', 'tooLong', 'range', 'day'] as const;

/** Why a value is refused; `type`: it has another shape. */
export type FactCode = (typeof codes)[number];

const mostNumber = 1_000_000;
const longestName = 80;

const hundredths = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const amount = z
  .number('type')
  .check(z.minimum(0, 'range'), z.maximum(mostNumber, 'range'), z.refine(hundredths, 'range'));

const wholeNumber = z.int('range').check(z.minimum(0, 'range'), z.maximum(mostNumber, 'range'));

const line = z.string('type').check((context) => {
  context.value = cleanLine(context.value);
  const code = nameProblem(context.value);
  if (code) context.issues.push({ code: 'custom', input: context.value, message: code });
});

function nameProblem(name: string): FactCode | undefined {
  if (name === '') return 'required';
  return name.length > longestName ? 'tooLong' : undefined;
}

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
  mark: z.nullable(z.enum(planMarks)),
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

/** The value in its stored form, or the code of the first problem. */
export function judgeFact(kind: FactKind, value: unknown): { value: unknown } | { code: FactCode } {
  const result = schemas[kind].safeParse(value);
  if (result.success) return { value: result.data };
  const { message } = result.error.issues[0]!;
  return { code: codes.find((code) => code === message) ?? 'type' };
}

/** Leaves that a record may have without the files saying so. */
export const optionalBelow: readonly (readonly [RegExp, string])[] = [
  ...['owner', 'proof', 'review', 'use'].map((key) => [/^claim\.\w+$/, key] as const),
  [new RegExp(`${offering}$`), 'availability'],
  [new RegExp(String.raw`${offering}\.(?:plans\.[\w-]+|single)$`), 'mark'],
];
