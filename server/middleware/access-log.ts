import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

type LogVariables = { requestId: string };

export type LogRequest = (
  method: string,
  path: string,
) => { requestId: string; answered: (status: number) => void };

const isProbe = (path: string) => path === '/healthz' || path === '/readyz';

/** Unknown paths may contain personal data, so they are logged as `*`. Health checks at level debug. */
export function requestLog(logger: Logger, routes: ReadonlySet<string>): LogRequest {
  return (method, path) => {
    const started = performance.now();
    const requestId = randomUUID();
    return {
      requestId,
      answered: (status) => {
        const isKnown = routes.has(path) || status === 200 || status === 304;
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const line = { requestId, method, route: isKnown ? path : '*', status, ms };
        if (isProbe(path)) logger.debug(line, 'request');
        else logger.info(line, 'request');
      },
    };
  };
}

export function accessLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const log = logRequest(c.req.method, c.req.path);
    c.set('requestId', log.requestId);
    await next();
    log.answered(c.res.status);
  };
}
