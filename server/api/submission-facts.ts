import { hash, randomUUIDv7 } from 'node:crypto';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { SubmissionFacts } from '#server/store/submission.ts';
import type { SubmissionFormName } from '#server/submission-form.ts';

/** Filling a form faster than this is a sign of a robot. */
export const minimumFillMs = 2000;

const usableKey = /^[\x21-\x7e]{1,200}$/;

type Given = {
  form: SubmissionFormName;
  /** The whole input: the fields of the form and those beside them. */
  input: unknown;
  /** The accepted fields of the form. */
  fields: unknown;
  idempotencyKey: string | undefined;
  /** Signs of spam in the fields themselves. */
  signals?: readonly string[];
  receivedAt: Date;
};

/**
 * What goes with a submission beside its fields. The side fields `language`, `website` (hidden from people) and
 * `elapsedMs` (from showing the form to sending it) are optional and never refused. Signs of spam sort a submission
 * and nothing more. The same key with the same content makes the same idempotency hash; with other content it is
 * simply another submission.
 */
export function submissionFacts({
  form,
  input,
  fields,
  idempotencyKey,
  receivedAt,
  signals = [],
}: Given): SubmissionFacts {
  const side = input as Record<string, unknown>;
  const isUsable = idempotencyKey !== undefined && usableKey.test(idempotencyKey);
  return {
    id: randomUUIDv7(),
    receivedAt: receivedAt.toISOString(),
    language: languageOf(input) ?? null,
    signals: [...spamSignals(side), ...signals],
    idempotencyHash: isUsable ? hash('sha256', JSON.stringify([form, idempotencyKey, fields])) : null,
  };
}

/** The language of the page a submission was sent from, if it says so. */
export function languageOf(input: unknown): Language | undefined {
  const language = (input as { language?: unknown } | null)?.language;
  return isLanguage(language) ? language : undefined;
}

function spamSignals({ website, elapsedMs }: Record<string, unknown>): string[] {
  const signals: string[] = [];
  if (typeof website === 'string' && website.trim() !== '') signals.push('honeypot');
  if (isDuration(elapsedMs) && elapsedMs < minimumFillMs) signals.push('tooFast');
  return signals;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
