import type { Context } from 'hono';
import { HttpProblem } from '#server/problem.ts';

/** What ids of messages, responses and mails look like. */
export const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id in the address under this name. Throws 404 if it cannot be one. */
export function entryId(c: Context, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  if (!idPattern.test(id)) throw noEntry();
  return id;
}

export function noEntry(): HttpProblem {
  return new HttpProblem(404, 'There is no such entry.');
}

/** The refusal of a change that was made to an older state; `current` is how the entry is now. */
export function versionConflict(current: unknown): HttpProblem {
  return new HttpProblem(409, 'Somebody has changed this entry meanwhile.', {
    members: { code: 'versionConflict', current },
  });
}
