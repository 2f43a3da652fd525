import { hash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { hashesKeptHours } from '#domain/accounts/network-hashes.ts';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import { clientAddress, clientNetwork } from '#server/core/http/client-address.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

const windowMs = 10 * minuteMs;

export type RateLimit = {
  /** Per ten minutes; 0: no limit. */
  perAddress: number;
  /** Per ten minutes for all addresses together; only for requests that no visitor misses. */
  ofAll?: number;
  trustedHops: number;
  /** How many share the load: each allows its part of the limit. Asked for everywhere, as a limit without it holds nowhere. */
  processes: (() => number) | undefined;
  senderOf?: (c: Context) => Promise<string | undefined>;
};

/** Salted hashes in memory, forgotten with the window (SEC-15, LAW-21). Throws 429 with Retry-After. */
export function rateLimit(limit: RateLimit): MiddlewareHandler {
  const { perAddress, ofAll = 0, trustedHops, processes, senderOf } = limit;
  const waitOfAddress = requestCounter({ points: perAddress, windowMs, processes });
  const waitOfAll = requestCounter({ points: ofAll, windowMs, processes });
  const clientOf = clientHash(trustedHops);
  return async (c, next) => {
    const sender = (await senderOf?.(c)) ?? clientOf(c);
    refuseFor(waitOfAddress(sender), 'Too many requests from this address. Try again later.');
    // Checked last, so that requests refused for one address do not use up the total.
    refuseFor(waitOfAll('all'), 'Too many submissions at the moment. Try again later.');
    await next();
  };
}

export type DayBudget = (c: Context, bytes: number) => void;

/** 512 messages, more than any visitor writes. Once all together have sent `ofAll`, what is left still takes the longest one. */
export const budget = {
  bytes: 8 * 1024 * 1024,
  least: 16 * 1024,
  ofAll: 1024 * 1024 * 1024,
  bytesInFlood: 512 * 1024,
};

/**
 * Limits the bytes per client and day for all forms together, more strictly while thousands of clients fill the disk.
 * Throws 429 with Retry-After.
 */
export function dayBudget({
  isOn,
  trustedHops,
  processes,
}: Pick<RateLimit, 'trustedHops' | 'processes'> & { isOn: boolean }): DayBudget {
  const daily = (points: number) =>
    requestCounter({ points: isOn ? points : 0, windowMs: hashesKeptHours * hourMs, processes });
  const wait = daily(budget.bytes);
  const waitInFlood = daily(budget.bytesInFlood);
  const waitOfAll = daily(budget.ofAll);
  const clientOf = clientHash(trustedHops);
  return (c, bytes) => {
    const client = clientOf(c);
    const weight = Math.max(bytes, budget.least);
    const refuse = (ms: number) =>
      refuseFor(ms, 'Too much was sent from this address today. Try again later.');
    refuse(wait(client, weight));
    if (waitOfAll('all', weight) > 0) refuse(waitInFlood(client, weight));
  };
}

export function floodGauge(usual: number, processes: RateLimit['processes']): () => boolean {
  const wait = requestCounter({ points: usual, windowMs, processes });
  return () => wait('all') > 0;
}

function clientHash(trustedHops: number): (c: Context) => string {
  const salt = randomBytes(16).toString('hex');
  return (c) => hash('sha256', salt + clientNetwork(clientAddress(c, trustedHops)), 'base64url');
}

function refuseFor(ms: number, detail: string): void {
  if (ms === 0) return;
  const seconds = Math.ceil(ms / 1000);
  throw new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}

type Entry = { used: number; endsAt: number };

type Counting = {
  /** For each key in each window; 0: no limit. */
  points: number;
  windowMs: number;
  /** How many share the load: each allows its part of the points. */
  processes?: (() => number) | undefined;
  mostKeys?: number;
};

/** More than the networks (/64) that one customer has in a /48; they take 16 MB. */
export const usualMostKeys = 100_000;

/**
 * Milliseconds to wait; 0 if within the limit. Who is new while there are `mostKeys` is never refused: the key whose
 * window ends first is forgotten instead. Strangers gain nothing by that, as it takes as many new networks as there are keys, and
 * each of them could have sent its whole limit. Known keys push out no other.
 */
export function requestCounter({
  points,
  windowMs,
  processes = () => 1,
  mostKeys = usualMostKeys,
}: Counting): (key: string, weight?: number) => number {
  if (points === 0) return () => 0;
  // In the order in which their windows begin, and so end.
  const entries = new Map<string, Entry>();
  let isForgetting = false;

  function forgetEnded(): void {
    const now = performance.now();
    for (const [key, { endsAt }] of entries) {
      if (endsAt > now) break;
      entries.delete(key);
    }
    const [first] = entries.values();
    isForgetting = first !== undefined;
    if (first) setTimeout(forgetEnded, first.endsAt - now).unref();
  }

  function begin(key: string, now: number): Entry {
    entries.delete(key);
    if (entries.size >= mostKeys) entries.delete(entries.keys().next().value!);
    const entry = { used: 0, endsAt: now + windowMs };
    entries.set(key, entry);
    if (!isForgetting) setTimeout(forgetEnded, windowMs).unref();
    isForgetting = true;
    return entry;
  }

  return (key, weight = 1) => {
    const now = performance.now();
    const known = entries.get(key);
    const entry = known && known.endsAt > now ? known : begin(key, now);
    entry.used += weight;
    return entry.used > Math.ceil(points / processes()) ? entry.endsAt - now : 0;
  };
}
