import { hash } from 'node:crypto';
import { saltPeriod } from '#domain/network-hashes.ts';
import { forgetFailures, networkPrefix, networkSalt } from '#server/store/sign-in-failures.ts';
import type { Store } from '#server/store/store.ts';

/** Keeps the table bounded between the daily passes, however many addresses a flood has. */
const forgetsEvery = 1000;

/** What the failures of a client network are counted under, in all processes. */
export type NetworkSubjects = (network: string, now: Date) => Promise<string>;

/** Salted hashes, for less than a day (LAW-21). Each attempt of a stranger asks for one. */
export function createNetworkSubjects(store: Store): NetworkSubjects {
  let known = { period: '', salt: '' };
  let asked = 0;
  return async (network, now) => {
    asked += 1;
    if (asked % forgetsEvery === 0) await forgetFailures(store, now);
    const period = saltPeriod(now);
    if (known.period !== period) known = { period, salt: await networkSalt(store, period) };
    return networkPrefix + hash('sha256', known.salt + network, 'base64url');
  };
}
