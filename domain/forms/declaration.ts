import * as z from 'zod/mini';
import {
  atMost,
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
  type Verdict,
} from '#domain/language/text-rules.ts';
import type { declarationKinds } from './declaration-kinds.ts';
import { judgeEmail } from './email-address.ts';

export type DeclarationKind = (typeof declarationKinds)[number];

export const cancellationCauses = ['ordinary', 'forCause'] as const;

type CancellationCause = (typeof cancellationCauses)[number];

/** In characters. Low, because the confirmation repeats the texts to an unverified address. */
export const declarationLimits = { name: 200, contract: 1000, reason: 2000 } as const;

/** In characters, before a review; names of contracts are shorter. */
export const excerptLimits = { name: 80, contract: 160, reason: 160 } as const;

const who = {
  name: textField(atMost(declarationLimits.name, mandatory(judgeLine))),
  email: textField(judgeEmail),
  contract: textField(atMost(declarationLimits.contract, mandatory(judgeText))),
};

/** The law asks for no more, above all for no reason (BGB 356a (2)). */
export const withdrawalSchema = z.object(who);

/** BGB 312k (2): a withdrawal plus cause, reason and day (`2026-12-31`; empty: as early as possible). */
export const cancellationSchema = z
  .object({
    ...who,
    cause: textField(judgeCause),
    reason: optionalTextField(atMost(declarationLimits.reason, judgeText)),
    endDate: optionalTextField(judgeDay),
  })
  .check(
    // Checked beside the other fields, so that all missing ones show at once.
    z.refine((fields) => !lacksReason(fields), {
      error: 'required',
      path: ['reason'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type Withdrawal = z.infer<typeof withdrawalSchema>;

export type Cancellation = z.infer<typeof cancellationSchema>;

export type CancellationTerms = Omit<Cancellation, keyof Withdrawal>;

function judgeCause(value: string): Verdict<CancellationCause> {
  if (value === '') return { code: 'required' };
  const known = cancellationCauses.find((cause) => cause === value);
  return known ? { value: known } : { code: 'unknownCause' };
}

function judgeDay(value: string): Verdict<string> {
  const day = value.trim();
  if (day === '') return { value: '' };
  const moment = new Date(`${day}T00:00:00.000Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  return isDay ? { value: day } : { code: 'dateInvalid' };
}

function lacksReason({ cause, reason }: { cause: unknown; reason: unknown }): boolean {
  return cause === 'forCause' && (reason === undefined || reason === '');
}
