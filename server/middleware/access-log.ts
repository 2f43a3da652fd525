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

export type LogRequest = (
  method: string,
  path: string,
) => { requestId: string; answered: (status: number, stored?: Stored) => void };

/** Whoever knows such an address may look behind it. */
const secretPaths = '/preview/';

const isProbe = (path: string) => path === '/healthz' || path === '/readyz';

/** Unknown paths may contain personal data, so they are logged as `*`. Health checks at level debug. */
export function requestLog(
  logger: Logger,
  routes: ReadonlySet<string>,
  onAnswered?: (answer: Answered) => void,
): LogRequest {
  return (method, path) => {
    const started = performance.now();
    const requestId = randomUUID();
    const isKnownTo = (status: number) =>
      !path.startsWith(secretPaths) && (routes.has(path) || status === 200 || status === 304);
    return {
      requestId,
      answered: (status, stored) => {
        const exact = performance.now() - started;
        const ms = Math.round(exact * 10) / 10;
        const submission = stored ? { submission: stored.submission } : {};
        const line = { requestId, method, route: isKnownTo(status) ? path : '*', status, ms, ...submission };
        if (isProbe(path)) logger.debug(line, 'request');
        else logger.info(line, 'request');
        onAnswered?.({ path, status, ms: exact, stored });
      },
    };
  };
}

/** The id stands in the answer too, so that who reports a fault can name its line. */
export function accessLog(logRequest: LogRequest): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const log = logRequest(c.req.method, c.req.path);
    c.set('requestId', log.requestId);
    await next();
    c.res.headers.set('X-Request-Id', log.requestId);
    log.answered(c.res.status, c.get('stored'));
  };
}
