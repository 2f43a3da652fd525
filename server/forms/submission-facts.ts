import { hash } from 'node:crypto';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { SubmissionFacts } from './submission.ts';
import type { SubmissionFormName } from './submission-form.ts';
import type { SubmissionSide } from './submission-side.ts';

export const minimumFillMs = 2000;

const usableKey = /^[\x21-\x7e]{1,200}$/;

type Given = {
  form: SubmissionFormName;
  side: SubmissionSide;
  fields: unknown;
  signals: readonly string[];
  receivedAt: Date;
  noticesPerHour: number;
};

/** The idempotency hash includes the content: the same key with other content is a new submission. */
export function submissionFacts({ form, side, fields, receivedAt, ...known }: Given): SubmissionFacts {
  const { language, idempotencyKey } = side;
  const isUsable = idempotencyKey !== undefined && usableKey.test(idempotencyKey);
  return {
    id: newId(),
    receivedAt: receivedAt.toISOString(),
    language: language ?? null,
    ...known,
    idempotencyHash: isUsable ? hash('sha256', JSON.stringify([form, idempotencyKey, fields])) : null,
  };
}

export function robotSigns({ isTrapped, elapsedMs }: SubmissionSide): SpamSign[] {
  const signs: SpamSign[] = [];
  if (isTrapped) signs.push('honeypot');
  if (elapsedMs !== undefined && elapsedMs < minimumFillMs) signs.push('tooFast');
  return signs;
}
