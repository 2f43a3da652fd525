import type { Context } from 'hono';
import { codedProblem, HttpProblem } from '#server/core/http/problem.ts';

/** The id in the address, which `mount` has checked. */
export function entryId(c: Context, name = 'id'): string {
  return c.req.param(name)!;
}

export function noEntry(): HttpProblem {
  return new HttpProblem(404, 'There is no such entry.');
}

/** Throws 404 if there is none. */
export function existing<Entry>(found: Entry | undefined): Entry {
  if (found === undefined) throw noEntry();
  return found;
}

export function conflict(code: string, detail: string, more: object = {}): HttpProblem {
  return codedProblem(409, code, detail, more);
}

export function versionConflict(current: unknown): HttpProblem {
  return conflict('versionConflict', 'This entry has changed since it was read.', { current });
}
