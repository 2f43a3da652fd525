import { STATUS_CODES } from 'node:http';
import type { Handler } from 'hono';

type RefusedField = { readonly field: string; readonly code: string };

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type Extras = {
  errors?: readonly RefusedField[];
  headers?: Readonly<Record<string, string>>;
  /** Extension members (RFC 9457 3.2), such as `code`. */
  members?: Readonly<Record<string, unknown>>;
};

export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: ProblemStatus;
  readonly errors: readonly RefusedField[] | undefined;
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` never repeats input. */
  constructor(status: ProblemStatus, detail: string, { errors, headers = {}, members = {} }: Extras = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.members = members;
  }
}

/** With a `code` by which the screen finds its words. */
export function codedProblem(status: ProblemStatus, code: string, detail: string, more = {}): HttpProblem {
  return new HttpProblem(status, detail, { members: { code, ...more } });
}

export function problemBody({ status, message, errors, members }: HttpProblem): string {
  return JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    errors,
    ...members,
  });
}

/** The problem as an RFC 9457 document; `headers` are added to its own. */
export function problemResponse(
  problem: HttpProblem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(problemBody(problem), {
    status: problem.status,
    headers: { ...headers, ...problem.headers, 'Content-Type': 'application/problem+json' },
  });
}

export const notValidHttp = new HttpProblem(400, 'The request is not valid HTTP.');
export const unexpected = new HttpProblem(500, 'Something went wrong on the server.');

export function methodNotAllowed(...allowed: string[]): Handler {
  return () => {
    throw new HttpProblem(405, 'This address does not support the method.', {
      headers: { Allow: allowed.join(', ') },
    });
  };
}
