import { hash } from 'node:crypto';
import { saltPeriod } from '#domain/accounts/network-hashes.ts';
import type { Store } from '#server/core/store/store.ts';
import { forgetFailures, networkPrefix, networkSalt } from './sign-in-failures.ts';

/** The subject under which all processes count the failures of a client network. */
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

/** To be called with each attempt that may leave a row under a name of a stranger's choice. */
export type FailureBound = (now: Date) => Promise<void>;

/** Keeps the table of failures bounded between the daily passes, however many addresses a flood has. */
export function createFailureBound(store: Store, every = 1000): FailureBound {
  let attempts = 0;
  return async (now) => {
    attempts += 1;
    if (attempts % every === 0) await forgetFailures(store, now);
  };
}
