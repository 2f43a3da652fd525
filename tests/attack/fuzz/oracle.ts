import { mayDo } from '#domain/roles.ts';
import { neededFor, openRoutes } from '#server/api/admin/admin-api.ts';
import type { FuzzRequest } from './requests.ts';
import type { Seen } from './send.ts';

export const longestMs = 2000;

/** They wait for machines elsewhere, with limits of their own: links for 5 s each, names for as long as asked. */
const waiting = new Set([
  'POST /api/admin/content/links/check',
  'POST /api/admin/checklist/dns',
  'POST /api/admin/mails/test',
]);

const leaks =
  /node_modules|file:\/\/\/|\n\s+at \S+ \(|\.[jt]s:\d+:\d+|SQLITE_|SqliteError|syntax error at or near|relation "\w+"|no such (?:table|column)|\/build\/server/;

/** What is wrong with an answer; undefined if nothing is. */
export function faultOf(sent: FuzzRequest, seen: Seen): string | undefined {
  const { status, type, headers, text, ms } = seen;
  if (status >= 500 && !(status === 503 && isProblem(seen) && headers['retry-after'] !== undefined))
    return `status ${status}`;
  if (ms > longestMs && !waiting.has(sent.route)) return `took longer than ${longestMs} ms`;
  // What somebody sent may stand in the answer; nothing that was sent looks like this.
  if (leaks.test(text) && !leaks.test(sent.body ?? ''))
    return `tells ${JSON.stringify(leaks.exec(text)![0])}`;
  if (
    status >= 400 &&
    sent.method !== 'HEAD' &&
    !isProblem(seen) &&
    !(type.startsWith('text/html') && isPage(sent))
  )
    return `status ${status} as ${type || 'nothing'} is no problem document`;
  if (status < 300 && !isAllowed(sent)) return `${sent.actor} got ${status}`;
  return undefined;
}

function isPage({ path }: FuzzRequest): boolean {
  return !path.startsWith('/api/');
}

function isProblem({ status, type, text }: Seen): boolean {
  if (!type.startsWith('application/problem+json')) return false;
  const { type: kind, title, status: told, detail } = JSON.parse(text) as Record<string, unknown>;
  return kind === 'about:blank' && typeof title === 'string' && told === status && typeof detail === 'string';
}

const guests = new Set(['GET /api/admin/session', 'GET /api/admin/publication']);

/** Only for the route’s own method; others lead to other routes. */
function isAllowed({ route, method, actor }: FuzzRequest): boolean {
  const needed = neededFor[route];
  if (needed === undefined || !route.startsWith(`${method} `)) return true;
  if (actor === 'stranger' || actor === 'forged') return openRoutes.has(route) || guests.has(route);
  return mayDo(actor, needed);
}
