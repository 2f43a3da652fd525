import type { Context } from 'hono';
import { entryIdPattern } from '#domain/entry-id.ts';
import { HttpProblem } from '#server/problem.ts';

/** The id in the address under this name. Throws 404 if it cannot be one: no database is asked for such. */
export function entryId(c: Context, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  if (!entryIdPattern.test(id)) throw noEntry();
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
