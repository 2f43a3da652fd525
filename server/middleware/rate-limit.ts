import { hash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '#server/problem.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const windowSeconds = 600;

export type RateLimit = {
  /** Requests of one address in ten minutes; 0: no limit. */
  perAddress: number;
  /** Requests of all addresses together in ten minutes; 0: no limit. */
  ofAll: number;
  /** How many proxies are believed about the address (`clientAddress`). */
  trustedHops: number;
  /** Whom a request counts for instead of its address, if it is known. */
  senderOf?: (c: Context) => Promise<string | undefined>;
};

/**
 * Lets each client address through `perAddress` times in ten minutes, and all together `ofAll` times (SEC-15).
 * Addresses are kept as salted hashes in memory and forgotten with the window (LAW-21). Throws 429 with Retry-After.
 */
export function rateLimit({ perAddress, ofAll, trustedHops, senderOf }: RateLimit): MiddlewareHandler {
  const consumeOfAddress = limiter(perAddress, 'Too many requests from this address. Try again later.');
  const consumeOfAll = limiter(ofAll, 'Too many submissions at the moment. Try again later.');
  const salt = randomBytes(16).toString('hex');
  return async (c, next) => {
    const client = (await senderOf?.(c)) ?? clientNetwork(clientAddress(c, trustedHops));
    await consumeOfAddress(hash('sha256', salt + client));
    // After it: what an address has sent too many of takes nothing away from the others.
    await consumeOfAll('all');
    await next();
  };
}

function limiter(points: number, refusal: string): (key: string) => Promise<void> {
  if (points === 0) return async () => {};
  const memory = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (key) => {
    try {
      await memory.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new HttpProblem(429, refusal, { headers: { 'Retry-After': String(seconds) } });
    }
  };
}
