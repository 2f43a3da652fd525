import { hash } from 'node:crypto';
import { saltPeriod } from '#domain/accounts/network-hashes.ts';
import type { Store } from '#server/core/store/store.ts';
import type { FailureBound } from './failure-bound.ts';
import { networkPrefix, networkSalt } from './sign-in-failures.ts';

/** What the failures of a client network are counted under, in all processes. */
export type NetworkSubjects = (network: string, now: Date) => Promise<string>;

/** Salted hashes, kept for less than a day (LAW-21). Called for each unauthenticated attempt. */
export function createNetworkSubjects(store: Store, boundFailures: FailureBound): NetworkSubjects {
  let known = { period: '', salt: '' };
  return async (network, now) => {
    await boundFailures(now);
    const period = saltPeriod(now);
    if (known.period !== period) known = { period, salt: await networkSalt(store, period) };
    return networkPrefix + hash('sha256', known.salt + network, 'base64url');
  };
}
