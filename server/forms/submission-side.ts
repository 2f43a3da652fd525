import type { Context } from 'hono';
import { submissionHeaders, trapField } from '#domain/forms/submission-headers.ts';
import { isLanguage, type Language } from '#domain/language/languages.ts';

/** Hints sent beside the fields, to detect spam; all are optional, and none causes a refusal. */
export type SubmissionSide = {
  language: Language | undefined;
  elapsedMs: number | undefined;
  isTrapped: boolean;
  idempotencyKey: string | undefined;
  /** True if sent neither by our script nor by our form. */
  isPlain: boolean;
};

export function sideOfHeaders(c: Context): SubmissionSide {
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

export function sideOfForm(input: Readonly<Record<string, unknown>>): SubmissionSide {
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

export function languageOf(given: unknown): Language | undefined {
  return isLanguage(given) ? given : undefined;
}
