import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

type LogVariables = { requestId: string; stored: Stored | undefined };

/** The submission that a request stored: its id leads to the mails about it. */
type Stored = { readonly form: string; readonly submission: string };

type LoggedRequest = {
  method: string;
  path: string;
  route?: string | undefined;
  /** `performance.now()` when it arrived. */
  since: number;
  status: number;
  requestId?: string;
  stored?: Stored | undefined;
};

export type LogRequest = (request: LoggedRequest) => void;

export type Answered = Pick<LoggedRequest, 'path' | 'status' | 'stored'> & { ms: number };

/** Monitoring calls these directly and may not use https. */
export const probes = new Set(['/healthz', '/readyz']);

/** Paths that are neither a route nor a page or file may contain personal data and are logged as `*`. Health checks at level debug. */
export function requestLog(logger: Logger, onAnswered?: (answer: Answered) => void): LogRequest {
  return ({ method, path, route = '*', since, status, requestId, stored }) => {
    const ms = performance.now() - since;
    const level = probes.has(path) ? 'debug' : 'info';
    if (logger.isLevelEnabled(level)) {
      const line = {
        requestId: requestId ?? randomUUID(),
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        submission: stored?.submission,
      };
      logger[level](line, 'request');
    }
    onAnswered?.({ path, status, ms, stored });
  };
}

/** The id stands in the answer too, so that who reports a fault can name its line. */
export function accessLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const since = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const { method, path } = c.req;
    const route = matchedRoutes(c).find((one) => !one.path.includes('*'))?.path;
    logRequest({ method, path, route, since, status: c.res.status, requestId, stored: c.get('stored') });
  };
}
