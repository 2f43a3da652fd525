import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/**
 * Says once in the log that a proxy seems to stand in front of the server that it was not told about: all visitors
 * then count as one address and share its limits. Only a warning: anybody may send the header.
 */
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
