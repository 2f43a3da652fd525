import type { Context } from 'hono';
import { isLanguage, type Language } from '#domain/languages.ts';
import { submissionHeaders } from '#domain/submission-headers.ts';

/** What comes with a submission beside its fields and helps to sort it. Nothing of it is needed, and nothing refused. */
export type SubmissionSide = {
  /** The language of the page it was sent from, if it says so. */
  language: Language | undefined;
  /** From showing the form to sending it. */
  elapsedMs: number | undefined;
  /** Whether the field that people neither see nor reach was filled in. */
  isTrapped: boolean;
  idempotencyKey: string | undefined;
  /** Whether it was sent neither by our script nor by our form. */
  isPlain: boolean;
};

/** What our script says in headers. */
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

/** What our forms say in hidden fields where no script runs; the page before may have given the form a key. */
export function sideOfForm(input: Readonly<Record<string, unknown>>): SubmissionSide {
  const { website, idempotencyKey } = input;
  const language = languageOf(input.language);
  return {
    language,
    elapsedMs: undefined,
    isTrapped: typeof website === 'string' && website.trim() !== '',
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    isPlain: language === undefined,
  };
}

/** The language a form says its page is in. */
export function languageOf(given: unknown): Language | undefined {
  return isLanguage(given) ? given : undefined;
}
