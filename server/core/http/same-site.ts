import type { MiddlewareHandler } from 'hono';
import { HttpProblem } from './problem.ts';

/**
 * Uses Sec-Fetch-Site or, for older browsers and plain http, Origin (SEC-14). A client that sends neither is
 * not a browser. Throws 403.
 */
export function sameSite(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const sender = c.req.header('origin');
    const host = c.req.header('host')?.toLowerCase() ?? null;
    const isOwn =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : sender === undefined || sender === origin || URL.parse(sender)?.host === host;
    if (!isOwn) throw new HttpProblem(403, 'Requests from other sites are not accepted.');
    await next();
  };
}
