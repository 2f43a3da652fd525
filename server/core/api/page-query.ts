import type { Context } from 'hono';
import { invalidFields } from './read-json.ts';

const defaultLimit = 50;
const largestLimit = 200;

/** `?limit=` entries (default 50, at most 200) before `?before=`, which must match `pattern`. Throws 422. */
export function pageQuery(c: Context, pattern: RegExp): { before: string | undefined; limit: number } {
  const before = c.req.query('before');
  const limit = c.req.query('limit') ?? String(defaultLimit);
  const errors: { field: string; code: string }[] = [];
  if (before !== undefined && !pattern.test(before)) errors.push({ field: 'before', code: 'type' });
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > largestLimit)
    errors.push({ field: 'limit', code: 'type' });
  if (errors.length > 0) throw invalidFields(errors);
  return { before, limit: Number(limit) };
}
