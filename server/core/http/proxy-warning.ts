import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Warns once: behind an unconfigured proxy all visitors share one limit. Anybody may send the header. */
export function proxyWarning(logger: Logger, trustedHops: number): MiddlewareHandler {
  let isSaid = trustedHops > 0;
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      logger.warn(
        'A request has X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0. All visitors behind a proxy count as one address: set the number of proxies.',
      );
    }
    await next();
  };
}
