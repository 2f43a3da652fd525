import type { MiddlewareHandler } from 'hono';
import { HttpProblem } from '#server/problem.ts';

/**
 * Refuses what another site's page sends (SEC-14). A browser says where a request comes from in Sec-Fetch-Site, an
 * older one (or one on plain http) in Origin, which must be the configured `origin` or the address the request went
 * to. A client that says neither is no browser page. Throws 403.
 */
export function sameSite(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const sender = c.req.header('origin');
    const isOwn =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : sender === undefined || sender === origin || isHost(sender, c.req.header('host'));
    if (!isOwn) throw new HttpProblem(403, 'Requests from other sites are not accepted.');
    await next();
  };
}

function isHost(sender: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(sender) && new URL(sender).host === host.toLowerCase();
}
