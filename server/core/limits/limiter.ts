import { hash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { hashesKeptHours } from '#domain/accounts/network-hashes.ts';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import { clientAddress, clientNetwork } from '#server/core/http/client-address.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { createCounter } from './counter.ts';

/** 512 messages, more than any visitor writes. Once all together have sent `ofAll`, what is left still takes the longest one. */
export const budget = {
  bytes: 8 * 1024 * 1024,
  least: 16 * 1024,
  ofAll: 1024 * 1024 * 1024,
  bytesInFlood: 512 * 1024,
};

type Given = {
  /** False: clients are not counted, as on a computer of a developer. */
  isOn: boolean;
  trustedHops: number;
  /** How many share the load: each allows its part of a limit. */
  processes?: (() => number) | undefined;
};

type ClientLimit = {
  per10Min: number;
  /** For all clients together; only for requests that no visitor misses. */
  ofAllPer10Min?: number;
  /** Counts by this key instead of the client's network. */
  keyOf?: (c: Context) => Promise<string | undefined>;
};

const windowMs = 10 * minuteMs;

export type Limiter = ReturnType<typeof createLimiter>;

/** Limits requests in the memory of this process, under salted hashes that are forgotten with their window (SEC-15, LAW-21). */
export function createLimiter({ isOn, trustedHops, processes = () => 1 }: Given) {
  const salt = randomBytes(16).toString('hex');
  const networkOf = (c: Context, groups?: number) => clientNetwork(clientAddress(c, trustedHops), groups);
  const keyOfClient = (c: Context) => hash('sha256', salt + networkOf(c), 'base64url');

  /** Milliseconds to wait; 0 if within the limit or without one. */
  function limited(points: number, windowMs: number): (key: string, weight?: number) => number {
    if (points === 0) return () => 0;
    const count = createCounter({ windowMs });
    return (key, weight) => {
      const { used, endsInMs } = count(key, weight);
      return used > Math.ceil(points / processes()) ? endsInMs : 0;
    };
  }

  const daily = (points: number) => limited(isOn ? points : 0, hashesKeptHours * hourMs);
  const waitToday = daily(budget.bytes);
  const waitInFlood = daily(budget.bytesInFlood);
  const waitOfAll = daily(budget.ofAll);

  function perKey({ per10Min, ofAllPer10Min = 0, keyOf }: ClientLimit): MiddlewareHandler {
    const waitOfKey = limited(per10Min, windowMs);
    const waitOfAllKeys = limited(ofAllPer10Min, windowMs);
    return async (c, next) => {
      const key = (await keyOf?.(c)) ?? keyOfClient(c);
      refuseFor(waitOfKey(key), 'Too many requests from this address. Try again later.');
      // Checked last, so that requests refused for one address do not use up the total.
      refuseFor(waitOfAllKeys('all'), 'Too many submissions at the moment. Try again later.');
      await next();
    };
  }

  return {
    /** Network of a request's client: /64 of IPv6, `groups` of 3 for the /48 that one person easily gets. */
    networkOf,
    perClient: (limit: ClientLimit) => perKey(isOn ? limit : { per10Min: 0 }),
    /** The same for signed-in operators, one by one; on in any case. */
    perOperator: (per10Min: number) =>
      perKey({ per10Min, keyOf: async (c) => (c.var as { operator: { id: string } }).operator.id }),
    /** Returns with each call whether the client has called more than `points` times within `ms`. */
    clientGauge(points: number, ms: number) {
      const wait = limited(isOn ? points : 0, ms);
      return (c: Context) => wait(keyOfClient(c)) > 0;
    },
    /** Counts the bytes that a client sends in a day with all forms; throws 429 with Retry-After if it is too much. */
    spendBytes(c: Context, bytes: number) {
      const client = keyOfClient(c);
      const weight = Math.max(bytes, budget.least);
      const refuse = (ms: number) =>
        refuseFor(ms, 'Too much was sent from this address today. Try again later.');
      refuse(waitToday(client, weight));
      // More strictly while thousands of clients fill the disk.
      if (waitOfAll('all', weight) > 0) refuse(waitInFlood(client, weight));
    },
    /** Returns with each call whether there were more than `usualPer10Min` in ten minutes; 0: never. */
    floodGauge(usualPer10Min: number) {
      const wait = limited(usualPer10Min, windowMs);
      return () => wait('all') > 0;
    },
  };
}

function refuseFor(ms: number, detail: string): void {
  if (ms === 0) return;
  const seconds = Math.ceil(ms / 1000);
  throw new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}
