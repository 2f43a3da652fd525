import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

export type LogVariables = { requestId: string };

const isProbe = (path: string) => path === '/healthz' || path === '/readyz';

/**
 * One line per request: id, method, route, status, duration. No address, query string or other personal data; a path
 * that is none of `routes` and no page of the site may hold anything, so it is logged as `*`. Health checks appear at
 * level debug only.
 */
export function accessLog(
  logger: Logger,
  routes: ReadonlySet<string>,
): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    const { path, method } = c.req;
    const { status } = c.res;
    // The site answers its own pages only with these.
    const isKnown = routes.has(path) || status === 200 || status === 304;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const line = { requestId, method, route: isKnown ? path : '*', status, ms };
    if (isProbe(path)) logger.debug(line, 'request');
    else logger.info(line, 'request');
  };
}
