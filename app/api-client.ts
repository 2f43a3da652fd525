import { FetchError } from '#domain/fetch-error.ts';
import type { Language } from '#domain/languages.ts';
import { submissionHeaders } from '#domain/submission-headers.ts';
import type { FieldError } from '#domain/text-rules.ts';

/** Why a submission was not taken: the network, or an answer that is not OK (RFC 9457 problem document). */
export type SubmissionFailure = {
  readonly ok: false;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds to wait, from Retry-After; 0 where none is named. */
  readonly retryAfter: number;
};
export type SubmissionResult =
  | {
      readonly ok: true;
      readonly id: string;
      /** When it arrived (ISO 8601), where the server says so. */
      readonly receivedAt?: string | undefined;
    }
  | SubmissionFailure;

/** A connection may fall silent without an end: then it counts as no answer, and sending again is safe by the key. */
const patienceMs = 20_000;

/** What goes with a form in headers, so that its body is nothing but its fields. */
type SubmissionCompany = {
  /** The same key with the same content is stored once, however often it is sent. */
  idempotencyKey: string;
  language: Language;
  elapsedMs: number;
  isTrapped: boolean;
};

/** Sends a form as JSON. Success is judged by an OK status alone (spec 1 §7). Never throws. */
export async function submitForm(
  path: string,
  content: object,
  { idempotencyKey, language, elapsedMs, isTrapped }: SubmissionCompany,
): Promise<SubmissionResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [submissionHeaders.idempotencyKey]: idempotencyKey,
        [submissionHeaders.language]: language,
        [submissionHeaders.elapsedMs]: String(elapsedMs),
        ...(isTrapped ? { [submissionHeaders.trap]: '1' } : {}),
      },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.json().catch(() => ({}))) as {
      id?: string;
      receivedAt?: string;
      errors?: FieldError[];
    };
    if (response.ok) return { ok: true, id: answer.id ?? '', receivedAt: answer.receivedAt };
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

/** An answer that is not OK, with what its problem document says (RFC 9457). Status 0: no answer came. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  /** Which problem it is, where the status alone does not tell. */
  readonly code: string;
  readonly errors: readonly { readonly field: string; readonly code: string }[];
  /** Seconds to wait; 0 where none are named. */
  readonly retryAfter: number;
  /** On a conflict: how the thing is now. */
  readonly current: unknown;

  constructor(status: number, problem: Record<string, unknown> = {}, retryAfter = 0) {
    super(`${status}: ${String(problem.detail ?? problem.title ?? '')}`);
    this.status = status;
    this.code = String(problem.code ?? '');
    this.errors = Array.isArray(problem.errors) ? problem.errors : [];
    this.retryAfter = retryAfter;
    this.current = problem.current;
  }
}

/**
 * Sends a change to the admin API, as JSON where there is a body, and gives the answer's JSON (undefined for 204).
 *
 * @throws ProblemError for every answer that is not OK, and when there is none
 */
export async function sendChange<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new ProblemError(0);
  });
  const answer = response.status === 204 ? undefined : await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  throw new ProblemError(response.status, answer, Number(response.headers.get('retry-after')) || 0);
}

type OnUnauthorized = 'throw' | 'returnNull';

/**
 * The default data-fetch function (spec 1 §7): GET of the path in the first element of the query key, credentials
 * included, answer parsed as JSON.
 *
 * @param onUnauthorized what a 401 means: an error like any other, or null
 * @throws Error whose message is the status, a colon and a space, then the response text or the status text
 */
export function queryFunction(onUnauthorized: OnUnauthorized = 'throw') {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    const response = await fetch(String(queryKey[0]), {
      credentials: 'include',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401 && onUnauthorized === 'returnNull') return null;
    if (!response.ok) throw new FetchError(response.status, response.statusText, await response.text());
    return response.json();
  };
}

/** GETs an answer of the admin API; the types of its answers are in `domain/answers/`. Throws like `queryFunction`. */
export async function fetchAnswer<Answer>(path: string): Promise<Answer> {
  return (await queryFunction()({ queryKey: [path] })) as Answer;
}

/** Data-fetching defaults (spec 1 §9): no interval, no refetch on focus, data never goes stale, no retries. */
export const queryDefaults = {
  queries: {
    queryFn: queryFunction('throw'),
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  },
  mutations: { retry: false },
} as const;
