import type { MiddlewareHandler } from 'hono';
import { transportSecurity } from '#domain/transport-security.ts';

/**
 * Headers of every answer that is no page of the site: nothing is kept, indexed, sniffed, framed or read across
 * sites (SEC-05, SEC-18, SEO-19). `origin` is the public address of the site; with https it is to stay so (SEC-04).
 */
export function securityHeaders(origin: string): MiddlewareHandler {
  const headers = Object.entries({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // The same request is answered differently depending on where it comes from.
    Vary: 'Origin, Sec-Fetch-Site',
    ...transportSecurity(origin),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}
