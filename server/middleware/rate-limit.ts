import { hash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '#server/problem.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const windowSeconds = 600;

type Options = { points: number; trustedHops: number };

/**
 * Lets each client address through `points` times in ten minutes (0: always). Addresses are kept as salted hashes in
 * memory and forgotten with the window (LAW-21). Throws 429 with Retry-After.
 */
export function rateLimit({ points, trustedHops }: Options): MiddlewareHandler {
  if (points === 0) return async (_, next) => await next();
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  const salt = randomBytes(16).toString('hex');
  return async (c, next) => {
    const client = clientNetwork(clientAddress(c, trustedHops));
    try {
      await limiter.consume(hash('sha256', salt + client));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new HttpProblem(429, 'Too many submissions from this address. Try again later.', {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    await next();
  };
}
