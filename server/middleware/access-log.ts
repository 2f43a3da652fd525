import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

type LogVariables = { requestId: string };

/** Begins the line of one request; `answered` writes it. */
export type LogRequest = (
  method: string,
  path: string,
) => { requestId: string; answered: (status: number) => void };

const isProbe = (path: string) => path === '/healthz' || path === '/readyz';

/**
 * One line per request: id, method, route, status, duration. No address, query string or other personal data; a path
 * that is none of `routes` and no page of the site may hold anything, so it is logged as `*`. Health checks appear at
 * level debug only.
 */
export function requestLog(logger: Logger, routes: ReadonlySet<string>): LogRequest {
  return (method, path) => {
    const started = performance.now();
    const requestId = randomUUID();
    return {
      requestId,
      answered: (status) => {
        // The site answers its own pages only with these.
        const isKnown = routes.has(path) || status === 200 || status === 304;
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const line = { requestId, method, route: isKnown ? path : '*', status, ms };
        if (isProbe(path)) logger.debug(line, 'request');
        else logger.info(line, 'request');
      },
    };
  };
}

/** The line of every request that goes through the middleware. */
export function accessLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const log = logRequest(c.req.method, c.req.path);
    c.set('requestId', log.requestId);
    await next();
    log.answered(c.res.status);
  };
}
