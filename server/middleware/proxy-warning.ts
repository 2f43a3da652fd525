import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Warns once: behind an unconfigured proxy all visitors share one limit. Anybody may send the header. */
export function proxyWarning(logger: Logger, trustedHops: number): MiddlewareHandler {
  let isSaid = trustedHops > 0;
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      logger.warn(
        'A request came with X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0. Behind a proxy all visitors count as one address: set how many proxies there are.',
      );
    }
    await next();
  };
}
