import { STATUS_CODES } from 'node:http';
import type { FieldError } from '#domain/text-rules.ts';

export type ProblemStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type Extras = { errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> };

/** A refusal on the way through the server; thrown by middleware and handlers, answered by `problemResponse`. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: ProblemStatus;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` is a sentence of ours; it never repeats what was sent. */
  constructor(status: ProblemStatus, detail: string, { errors, headers = {} }: Extras = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The body of a problem document (RFC 9457); the kinds of problem are those of HTTP itself. */
export function problemBody({ status, message, errors }: HttpProblem): string {
  return JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    errors,
  });
}

/** The answer to a refused request, with `headers` besides those of the problem. */
export function problemResponse(
  problem: HttpProblem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(problemBody(problem), {
    status: problem.status,
    headers: { ...headers, ...problem.headers, 'Content-Type': 'application/problem+json' },
  });
}
