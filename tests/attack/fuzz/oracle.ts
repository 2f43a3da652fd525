import { routesByName } from '#tests/kit/admin-routes.ts';
import type { FuzzRequest } from './requests.ts';
import type { Seen } from './send.ts';

const leaks =
  /node_modules|file:\/\/\/|\n\s+at \S+ \(|\.[jt]s:\d+:\d+|SQLITE_|SqliteError|syntax error at or near|relation "\w+"|no such (?:table|column)|\/build\/server/;

/** What is wrong with an answer; undefined if nothing is. */
export function faultOf(sent: FuzzRequest, seen: Seen): string | undefined {
  const { status, type, headers, text } = seen;
  if (status >= 500 && !(status === 503 && isProblem(seen) && headers['retry-after'] !== undefined))
    return `status ${status}`;
  // What somebody sent may stand in the answer; nothing that is sent looks like this.
  if (leaks.test(text)) return `tells ${JSON.stringify(leaks.exec(text)![0])}`;
  if (status >= 400 && sent.method !== 'HEAD' && !isProblem(seen) && !isPage(sent, type))
    return `status ${status} as ${type || 'nothing'} is no problem document`;
  if (status < 300 && !isAllowed(sent)) return `${sent.actor} got ${status}`;
  return undefined;
}

/** Pages are refused without a word, forms that a browser posts with their page. */
function isPage({ path, headers }: FuzzRequest, type: string): boolean {
  const isForm = headers['Content-Type']?.startsWith('application/x-www-form-urlencoded');
  return path.startsWith('/api/')
    ? isForm === true && type.startsWith('text/html')
    : type === '' || type.startsWith('text/html');
}

function isProblem({ status, type, text }: Seen): boolean {
  if (!type.startsWith('application/problem+json')) return false;
  const { type: kind, title, status: told, detail } = JSON.parse(text) as Record<string, unknown>;
  return kind === 'about:blank' && typeof title === 'string' && told === status && typeof detail === 'string';
}

/** Only for the route’s own method; others lead to other routes. */
function isAllowed({ route, method, actor }: FuzzRequest): boolean {
  const known = routesByName.get(route);
  if (known === undefined || !route.startsWith(`${method} `)) return true;
  // An owner may have given an operator another role meanwhile; what roles may do is tested by itself.
  if (actor !== 'stranger' && actor !== 'forged') return true;
  return known.may === 'anyone' || known.options.openToGuests === true;
}
