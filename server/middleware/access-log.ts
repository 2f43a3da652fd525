import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

type LogVariables = { requestId: string; stored: Stored | undefined };

/** What a request stored: its id leads from the request to the mails about it. */
export type Stored = { readonly form: string; readonly submission: string };

export type Answered = {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly stored: Stored | undefined;
};

export type LogRequest = (request: {
  method: string;
  path: string;
  /** `performance.now()` when it arrived. */
  since: number;
  status: number;
  /** If somebody was told it. */
  requestId?: string;
  stored?: Stored | undefined;
}) => void;

/** Whoever knows such an address may look behind it. */
const secretPaths = '/preview/';

const isProbe = (path: string) => path === '/healthz' || path === '/readyz';

/** Unknown paths may contain personal data, so they are logged as `*`. Health checks at level debug. */
export function requestLog(
  logger: Logger,
  routes: ReadonlySet<string>,
  onAnswered?: (answer: Answered) => void,
): LogRequest {
  const isKnown = (path: string, status: number) =>
    !path.startsWith(secretPaths) && (routes.has(path) || status === 200 || status === 304);
  return ({ method, path, since, status, requestId, stored }) => {
    const ms = performance.now() - since;
    const level = isProbe(path) ? 'debug' : 'info';
    if (logger.isLevelEnabled(level)) {
      const line = {
        requestId: requestId ?? randomUUID(),
        method,
        route: isKnown(path, status) ? path : '*',
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
    logRequest({ method, path, since, status: c.res.status, requestId, stored: c.get('stored') });
  };
}
