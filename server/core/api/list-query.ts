import type { Context } from 'hono';
import { cleanLine } from '#domain/language/clean-text.ts';
import { invalidFields } from './read-json.ts';

/** Databases limit the length of search patterns. */
const longestSearch = 200;

/** `?name=` as one of `choices`, or undefined if missing or empty. Throws 422 for anything else. */
export function choiceQuery<Choice extends string>(
  c: Context,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = c.req.query(name) || undefined;
  if (given !== undefined && !choices.includes(given as Choice))
    throw invalidFields([{ field: name, code: 'type' }]);
  return given as Choice | undefined;
}

/** `?name=` as one line of text, or undefined if missing or empty. Throws 422. */
export function textQuery(c: Context, name: string): string | undefined {
  const value = cleanLine(c.req.query(name) ?? '');
  if (value.length > longestSearch) throw invalidFields([{ field: name, code: 'tooLong' }]);
  return value || undefined;
}

/** `?name=2026-11-21` as the start of that day (UTC) plus `plusDays`; undefined if missing. Throws 422. */
export function dayQuery(c: Context, name: string, plusDays = 0): string | undefined {
  const given = c.req.query(name);
  if (!given) return undefined;
  const moment = new Date(`${given}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== given)
    throw invalidFields([{ field: name, code: 'type' }]);
  moment.setUTCDate(moment.getUTCDate() + plusDays);
  return moment.toISOString();
}

/** `?name=2026-11-21T09:00:00.000Z`; undefined if missing or empty. Throws 422. */
export function momentQuery(c: Context, name: string): string | undefined {
  const given = c.req.query(name) || undefined;
  const isMoment = given === undefined || new Date(given).toJSON() === given;
  if (!isMoment) throw invalidFields([{ field: name, code: 'type' }]);
  return given;
}

/** `?zone=Europe/Berlin`, UTC if missing or empty. Throws 422. */
export function zoneQuery(c: Context): string {
  const given = c.req.query('zone') || 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw invalidFields([{ field: 'zone', code: 'type' }]);
  }
}

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
