import type { MiddlewareHandler } from 'hono';
import { isAdminPath } from '#domain/language/addresses.ts';

type Headers = Readonly<Record<string, string>>;

/** For pages, files, redirects and refusals of the site (SEC-05); HSTS only with an https origin (SEC-04). */
export function siteHeaders(origin: string, isIndexed: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
    // Two years of https (RFC 6797). An http origin gets none, because browsers could no longer reach it.
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

type PageFacts = { path: string; status: number; isUnlisted: boolean; isPerRequest: boolean };

export function pageHeaders({ path, status, isUnlisted, isPerRequest }: PageFacts): Headers {
  const isAdmin = isAdminPath(path);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPerRequest || isAdmin ? 'no-store' : 'no-cache',
    'reporting-endpoints': reportingEndpoints,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // One-time links lead here, so its requests must not leak the address.
    ...(path === '/admin/setup' && { 'referrer-policy': 'no-referrer' }),
    ...((status === 404 || isUnlisted || isAdmin) && { 'x-robots-tag': 'noindex' }),
  };
}

/** Browsers cache hashed names for a year; other sites may embed social cards. */
export function fileHeaders(path: string, contentType: string): Headers {
  return {
    'content-type': contentType,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...(path.startsWith('/social/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/** Nothing is cached, indexed, sniffed, framed or read across sites (SEC-05, SEC-18, SEO-19). */
function apiHeaders(origin: string): Headers {
  return {
    ...siteHeaders(origin, false),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    // The answer depends on the origin of the request.
    vary: 'Origin, Sec-Fetch-Site',
  };
}

/** For refusals before routing; closes the connection, which may hold more such requests. */
export const refusalHeaders = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const;

/** The content security policy names this endpoint `csp`. */
const reportingEndpoints = 'csp="/api/csp-reports"';

const permissionsPolicy =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

export function withApiHeaders(origin: string): MiddlewareHandler {
  const headers = Object.entries(apiHeaders(origin));
  return async (c, next) => {
    await next();
    // A 304 has no type; browsers would apply these headers to the page that they have stored.
    if (c.res.status === 304 || c.res.headers.get('content-type')?.startsWith('text/html')) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/** Values of a header as they arrived. Node's `headers` would read every header of the request. */
export function valuesOf(rawHeaders: readonly string[], name: Lowercase<string>): string[] {
  const values: string[] = [];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const candidate = rawHeaders[place]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name)
      values.push(rawHeaders[place + 1]!);
  }
  return values;
}

/** The whole list, which may be sent in several headers (RFC 9110 5.3). */
export function listOf(rawHeaders: readonly string[], name: Lowercase<string>): string | undefined {
  const values = valuesOf(rawHeaders, name);
  return values.length < 2 ? values[0] : values.join(', ');
}
