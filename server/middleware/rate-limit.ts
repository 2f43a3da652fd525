import { hash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hashesKeptHours } from '#domain/network-hashes.ts';
import { HttpProblem } from '#server/problem.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const windowSeconds = 600;
const daySeconds = hashesKeptHours * 60 * 60;

export type RateLimit = {
  /** Requests of one address in ten minutes; 0: no limit. */
  perAddress: number;
  /** Requests of all addresses together in ten minutes; 0 or nothing: no limit. For what nobody misses. */
  ofAll?: number;
  /** How many proxies are believed about the address (`clientAddress`). */
  trustedHops: number;
  /** Whom a request counts for instead of its address, if it is known. */
  senderOf?: (c: Context) => Promise<string | undefined>;
};

/**
 * Lets each client address through `perAddress` times in ten minutes, and all together `ofAll` times (SEC-15).
 * Addresses are kept as salted hashes in memory and forgotten with the window (LAW-21). Throws 429 with Retry-After.
 */
export function rateLimit({ perAddress, ofAll = 0, trustedHops, senderOf }: RateLimit): MiddlewareHandler {
  const waitOfAddress = counter(perAddress, windowSeconds);
  const waitOfAll = counter(ofAll, windowSeconds);
  const clientOf = clientHash(trustedHops);
  return async (c, next) => {
    const sender = (await senderOf?.(c)) ?? clientOf(c);
    refuseFor(await waitOfAddress(sender), 'Too many requests from this address. Try again later.');
    // After it: what an address has sent too many of takes nothing away from the others.
    refuseFor(await waitOfAll('all'), 'Too many submissions at the moment. Try again later.');
    await next();
  };
}

/** What one client may send in a day; a small submission counts as `least` bytes. */
export type DayBudget = (c: Context, bytes: number) => Promise<void>;

/**
 * Eight megabytes a day are forty novels, or 512 messages: no visitor writes as much, and a hundred networks that
 * write all they may fill less than a gigabyte.
 */
const budget = { bytes: 8 * 1024 * 1024, least: 16 * 1024 };

/** Bounds the bytes that one client sends in a day to all forms together. Throws 429 with Retry-After. */
export function dayBudget({ isOn, trustedHops }: { isOn: boolean; trustedHops: number }): DayBudget {
  const wait = counter(isOn ? budget.bytes : 0, daySeconds);
  const clientOf = clientHash(trustedHops);
  return async (c, bytes) =>
    refuseFor(
      await wait(clientOf(c), Math.max(bytes, budget.least)),
      'Too much was sent from this address today. Try again later.',
    );
}

/** Counts what comes from everybody, and says whether it is more than `usual` in ten minutes. 0: never. */
export function floodGauge(usual: number): () => Promise<boolean> {
  const wait = counter(usual, windowSeconds);
  return async () => (await wait('all')) > 0;
}

/** Salted, so that an address cannot be found by trying all of them. */
function clientHash(trustedHops: number): (c: Context) => string {
  const salt = randomBytes(16).toString('hex');
  return (c) => hash('sha256', salt + clientNetwork(clientAddress(c, trustedHops)));
}

/** Counts, and gives the milliseconds to wait where it was too much; 0 where it was not. */
function counter(points: number, duration: number): (key: string, weight?: number) => Promise<number> {
  if (points === 0) return async () => 0;
  const memory = new RateLimiterMemory({ points, duration });
  return async (key, weight = 1) => {
    try {
      await memory.consume(key, weight);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, refused.msBeforeNext);
    }
  };
}

function refuseFor(ms: number, detail: string): void {
  if (ms === 0) return;
  const seconds = Math.ceil(ms / 1000);
  throw new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}
