import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { SpamSign } from '#domain/forms/spam-score.ts';
import { submissionHeaders, trapField } from '#domain/forms/submission-headers.ts';
import { isLanguage, type Language } from '#domain/language/languages.ts';
import { newId } from '#server/core/store/new-id.ts';
import type { NewSubmission } from './submission.ts';

export const minimumFillMs = 2000;

const usableKey = /^[\x21-\x7e]{1,200}$/;

type Given = {
  form: SubmissionFormName;
  side: SubmissionMeta;
  fields: unknown;
  signals: readonly string[];
  receivedAt: Date;
  noticesPerHour: number;
};

/** The idempotency hash includes the content: the same key with other content is a new submission. */
export function newSubmission({ form, side, fields, receivedAt, ...known }: Given): NewSubmission {
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

export function robotSigns({ isTrapped, elapsedMs }: SubmissionMeta): SpamSign[] {
  const signs: SpamSign[] = [];
  if (isTrapped) signs.push('honeypot');
  if (elapsedMs !== undefined && elapsedMs < minimumFillMs) signs.push('tooFast');
  return signs;
}

export type SubmissionFormName = 'support' | 'survey' | 'withdraw-contract' | 'cancel-contract';

/** Hints sent beside the fields, to detect spam; all are optional, and none causes a refusal. */
type SubmissionMeta = {
  language: Language | undefined;
  elapsedMs: number | undefined;
  isTrapped: boolean;
  idempotencyKey: string | undefined;
  /** True if sent neither by our script nor by our form. */
  isPlain: boolean;
};

export function metaFromHeaders(c: Context): SubmissionMeta {
  const language = languageOf(c.req.header(submissionHeaders.language));
  const elapsed = c.req.header(submissionHeaders.elapsedMs) ?? '';
  const elapsedMs = /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : undefined;
  return {
    language,
    elapsedMs,
    isTrapped: c.req.header(submissionHeaders.trap) !== undefined,
    idempotencyKey: c.req.header(submissionHeaders.idempotencyKey),
    isPlain: language === undefined && elapsedMs === undefined,
  };
}

export function metaFromForm(input: Readonly<Record<string, unknown>>): SubmissionMeta {
  const { [trapField]: trap, idempotencyKey } = input;
  const language = languageOf(input.language);
  return {
    language,
    elapsedMs: undefined,
    isTrapped: typeof trap === 'string' && trap.trim() !== '',
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    isPlain: language === undefined,
  };
}

function languageOf(given: unknown): Language | undefined {
  return isLanguage(given) ? given : undefined;
}
