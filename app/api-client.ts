import { submissionHeaders } from '#domain/forms/submission-headers.ts';
import { FetchError } from '#domain/health/fetch-error.ts';
import { patienceMs, randomKey } from './send-once.ts';

/** An error answer with its problem document (RFC 9457). Status 0: no answer arrived. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  /** Distinguishes problems that share a status. */
  readonly code: string;
  readonly errors: readonly { readonly field: string; readonly code: string }[];
  /** Seconds; 0 if the answer names none. */
  readonly retryAfter: number;
  /** On a conflict: the current state. */
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

/** Dispatched at the window after each change of an operator: what is on screen may have changed with it. */
export const changedEvent = 'operator-changed';

/** Sends a change to the admin API, returns the parsed JSON (undefined for 204). Throws ProblemError. */
export async function sendChange<Answer>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const { headers, ...request } = body ? asJson(body) : {};
  const answer = await answerTo<Answer>(path, { method, ...request, headers: { ...headers, ...newKey() } });
  window.dispatchEvent(new Event(changedEvent));
  return answer;
}

/** Sends bytes to the admin API, as `sendChange` does. */
export async function sendBytes<Answer>(path: string, bytes: Blob): Promise<Answer> {
  return await answerTo<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...newKey() },
    body: bytes,
  });
}

/** Asks the admin API for a file that depends on what is sent, returns its text. Throws ProblemError. */
export async function fetchFile(path: string, body: object): Promise<string> {
  const response = await accepted(path, { method: 'POST', ...asJson(body) });
  return await response.text();
}

async function answerTo<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const response = await accepted(path, request);
  return response.status === 204 ? (undefined as Answer) : await response.json().catch(() => ({}));
}

async function accepted(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(path, {
    ...request,
    credentials: 'include',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new ProblemError(0);
  });
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  throw new ProblemError(response.status, problem, Number(response.headers.get('retry-after')) || 0);
}

/** A browser that sends a request again, because its connection broke, gets the first answer. */
function newKey(): Record<string, string> {
  return { [submissionHeaders.idempotencyKey]: randomKey() };
}

function asJson(body: object): Pick<RequestInit, 'body'> & { headers: Record<string, string> } {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

type OnUnauthorized = 'throw' | 'returnNull';

/** GETs the first element of the query key (API-1). Throws Error `<status>: <body or status text>`. */
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

/** Throws like `queryFunction`; the types of the answers are in `domain/api/`. */
export async function fetchAnswer<Answer>(path: string): Promise<Answer> {
  return (await queryFunction()({ queryKey: [path] })) as Answer;
}

/** API-2: no interval, no refetch on focus, data never goes stale, no retries. */
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
