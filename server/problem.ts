import { STATUS_CODES } from 'node:http';

/** A refused field: its name, or its place in a list (`products.3.name`), and why. */
type RefusedField = { readonly field: string; readonly code: string };

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type Extras = {
  errors?: readonly RefusedField[];
  headers?: Readonly<Record<string, string>>;
  /** Members of this problem alone (RFC 9457 3.2), for example `code`. */
  members?: Readonly<Record<string, unknown>>;
};

/** A refusal on the way through the server; thrown by middleware and handlers, answered by `problemResponse`. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: ProblemStatus;
  readonly errors: readonly RefusedField[] | undefined;
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` is a sentence of ours; it never repeats what was sent. */
  constructor(status: ProblemStatus, detail: string, { errors, headers = {}, members = {} }: Extras = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.members = members;
  }
}

/** The body of a problem document (RFC 9457); the kinds of problem are those of HTTP itself. */
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

export const notValidHttp = new HttpProblem(400, 'The request is not valid HTTP.');
export const unexpected = new HttpProblem(500, 'Something went wrong on the server.');
