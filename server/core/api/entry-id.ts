import type { Context } from 'hono';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

/** The id in the address. Throws 404 if it is malformed, without asking the database. */
export function entryId(c: Context, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  if (!entryIdPattern.test(id)) throw noEntry();
  return id;
}

export function noEntry(): HttpProblem {
  return new HttpProblem(404, 'There is no such entry.');
}

export function versionConflict(current: unknown): HttpProblem {
  return new HttpProblem(409, 'Somebody has changed this entry meanwhile.', {
    members: { code: 'versionConflict', current },
  });
}
