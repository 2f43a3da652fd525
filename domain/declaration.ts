import * as z from 'zod/mini';
import { judgeEmail } from './email-address.ts';
import {
  atMost,
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
  type Verdict,
} from './text-rules.ts';

/** What a customer can declare on a page of its own: LAW-05 (BGB 356a) and LAW-06 (BGB 312k). */
export const declarationKinds = ['withdrawal', 'cancellation'] as const;

export type DeclarationKind = (typeof declarationKinds)[number];

/** A cancellation is ordinary, or for cause, which needs a reason. */
export const cancellationCauses = ['ordinary', 'forCause'] as const;

type CancellationCause = (typeof cancellationCauses)[number];

/** The confirmation repeats these texts to an address nobody has proved to own, so they are no place for long ones. */
export const declarationLimits = { name: 200, contract: 1000, reason: 2000 } as const;

/** What a confirmation repeats of them while no person has looked at it; the names of contracts are shorter. */
export const excerptLimits = { name: 80, contract: 160, reason: 160 } as const;

const who = {
  name: textField(atMost(declarationLimits.name, mandatory(judgeLine))),
  email: textField(judgeEmail),
  contract: textField(atMost(declarationLimits.contract, mandatory(judgeText))),
};

/**
 * A withdrawal from a contract: who, which contract, where the confirmation goes. The law asks for no more, above all
 * for no reason (BGB 356a (2)). Refusals are codes, see `fieldErrors`.
 */
export const withdrawalSchema = z.object(who);

/**
 * The cancellation of a running contract (BGB 312k (2)): as a withdrawal, and ordinary or for cause with the reason,
 * and when the contract is to end (`2026-12-31`; empty: as early as possible).
 */
export const cancellationSchema = z
  .object({
    ...who,
    cause: textField(judgeCause),
    reason: optionalTextField(atMost(declarationLimits.reason, judgeText)),
    endDate: optionalTextField(judgeDay),
  })
  .check(
    // Judged beside the other fields, so that a visitor learns of everything that is missing at once.
    z.refine((fields) => !lacksReason(fields), {
      error: 'required',
      path: ['reason'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type Withdrawal = z.infer<typeof withdrawalSchema>;

export type Cancellation = z.infer<typeof cancellationSchema>;

/** What a cancellation says beyond a withdrawal. */
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
