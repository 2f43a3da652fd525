import { hash, randomBytes } from 'node:crypto';
import { delaySeconds, failuresKeptMs, networkDelay } from '#domain/sign-in-delay.ts';

type Entry = { failures: number; lastAt: number; blockedUntil: number };

/** Bounds the memory a flood of addresses can take; the oldest entries go first. */
const mostEntries = 20_000;

export type NetworkDelays = {
  /** Counts an attempt as a failure in advance; returns the seconds to wait instead if it comes too early, else 0. */
  begin(network: string, now: Date): number;
  succeed(network: string): void;
};

/** Networks are kept in memory only, as salted hashes, for a day at most (LAW-21); each process counts for itself. */
export function createNetworkDelays(): NetworkDelays {
  const salt = randomBytes(16).toString('hex');
  const entries = new Map<string, Entry>();
  const keyOf = (network: string) => hash('sha256', salt + network, 'base64url');

  function forgetOld(now: number): void {
    for (const [key, { lastAt }] of entries) {
      if (lastAt > now - failuresKeptMs && entries.size < mostEntries) break;
      entries.delete(key);
    }
  }

  return {
    begin(network, at) {
      const now = at.getTime();
      forgetOld(now);
      const key = keyOf(network);
      const known = entries.get(key) ?? { failures: 0, lastAt: now, blockedUntil: 0 };
      if (known.blockedUntil > now) return Math.ceil((known.blockedUntil - now) / 1000);
      const failures = known.failures + 1;
      // Inserted again, so that entries stay in the order of their last attempt.
      entries.delete(key);
      const blockedUntil = now + delaySeconds(failures, networkDelay) * 1000;
      entries.set(key, { failures, lastAt: now, blockedUntil });
      return 0;
    },
    succeed(network) {
      const known = entries.get(keyOf(network));
      if (!known) return;
      known.failures -= 1;
      known.blockedUntil = 0;
    },
  };
}
