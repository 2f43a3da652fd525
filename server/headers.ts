import { transportSecurity } from '#domain/transport-security.ts';

type Headers = Readonly<Record<string, string>>;

// Every header of every answer, by what is answered.

/**
 * Pages, files, redirects and refusals of the site (SEC-05); HSTS only where the public origin is https (SEC-04),
 * `noindex` only where search engines must not show it.
 */
export function siteHeaders(origin: string, isIndexed: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
    ...transportSecurity(origin),
  };
}

type PageFacts = { path: string; status: number; isUnlisted: boolean; isPerRequest: boolean };

/** A page, besides `siteHeaders` and its policy. */
export function pageHeaders({ path, status, isUnlisted, isPerRequest }: PageFacts): Headers {
  const isAdmin = path.startsWith('/admin');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPerRequest || isAdmin ? 'no-store' : 'no-cache',
    'reporting-endpoints': reportingEndpoints,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // Where one-time links lead: nothing that the page asks for is told where it is asked from.
    ...(path === '/admin/setup' ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(status === 404 || isUnlisted || isAdmin ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/** A file, besides `siteHeaders`. Hashed names are kept by browsers for a year; social cards are shown by other sites. */
export function fileHeaders(path: string, contentType: string): Headers {
  return {
    'content-type': contentType,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...(path.startsWith('/social/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
}

/**
 * What the API, health checks and forms answer, unless it is a page: nothing is kept, indexed, sniffed, framed or read
 * across sites (SEC-05, SEC-18, SEO-19).
 */
export function apiHeaders(origin: string): Headers {
  return {
    ...siteHeaders(origin, false),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // The same request is answered differently depending on where it comes from.
    vary: 'Origin, Sec-Fetch-Site',
  };
}

/** What is refused before anybody is asked; the connection may hold more of the kind. */
export const refusalHeaders = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const;

/** Where the reports of the content security policy go, which names this endpoint `csp`. */
const reportingEndpoints = 'csp="/api/csp-reports"';

const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
