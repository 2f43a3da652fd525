import { referenceHeader, submissionHeaders } from '#domain/forms/submission-headers.ts';
import type { Language } from '#domain/language/languages.ts';
import type { FieldError } from '#domain/language/text-rules.ts';
import { patienceMs } from './send-once.ts';

/** A submission that was not accepted: no answer, or an error status (RFC 9457 problem document). */
export type SubmissionFailure = {
  readonly ok: false;
  /** HTTP status; 0 if no answer arrived. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds from Retry-After; 0 without it. */
  readonly retryAfter: number;
};
export type SubmissionResult =
  | {
      readonly ok: true;
      /** Shown to the visitor; empty if the answer has none. */
      readonly reference: string;
      /** ISO 8601, if the server sends it. */
      readonly receivedAt?: string | undefined;
    }
  | SubmissionFailure;

/** Sent as headers, so that the body contains only the form's fields. */
type SubmissionOptions = {
  /** The same key with the same content is stored once, however often it is sent. */
  idempotencyKey: string;
  language: Language;
  elapsedMs: number;
  isTrapped: boolean;
  /** The page before that of the form; empty if unknown. */
  before?: string;
};

/** Sends a form as JSON. Only an OK status means success (FORM-4). Never throws. */
export async function submitForm(
  path: string,
  content: object,
  { idempotencyKey, language, elapsedMs, isTrapped, before }: SubmissionOptions,
): Promise<SubmissionResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [submissionHeaders.idempotencyKey]: idempotencyKey,
        [submissionHeaders.language]: language,
        [submissionHeaders.elapsedMs]: String(elapsedMs),
        ...(before && { [submissionHeaders.before]: before }),
        ...(isTrapped ? { [submissionHeaders.trap]: '1' } : {}),
      },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.json().catch(() => ({}))) as {
      receivedAt?: string;
      errors?: FieldError[];
    };
    const reference = response.headers.get(referenceHeader) ?? '';
    if (response.ok) return { ok: true, reference, receivedAt: answer.receivedAt };
    return {
      ok: false,
      status: response.status,
      errors: Array.isArray(answer.errors) ? answer.errors : [],
      retryAfter: Number(response.headers.get('retry-after')) || 0,
    };
  } catch {
    return { ok: false, status: 0, errors: [], retryAfter: 0 };
  }
}
