import { hash } from 'node:crypto';
import { accountDelay, delaySeconds, failuresKeptMs } from '#domain/sign-in-delay.ts';
import { lockFailures, saveFailures } from '#server/store/sign-in-failures.ts';
import type { Store } from '#server/store/store.ts';
import type { AuthParts } from './auth-parts.ts';

/** What the failures of an account are kept under: of addresses nobody has, the store learns no more than this. */
export function accountHash(email: string): string {
  return hash('sha256', email, 'base64url');
}

/**
 * Counts an attempt as a failure in advance, of the network it comes from and of the account; gives the seconds to wait
 * instead if it comes too early for either. An attempt that is not looked at for the account's sake is no failure of
 * the network: strangers who block an account must not block its operator beyond that.
 */
export async function beginAttempt(
  { store, networkDelays }: Pick<AuthParts, 'store' | 'networkDelays'>,
  { network, account, now }: { network: string; account: string; now: Date },
): Promise<number> {
  const networkSeconds = networkDelays.begin(network, now);
  if (networkSeconds > 0) return networkSeconds;
  const accountSeconds = await beginOnAccount(store, account, now);
  if (accountSeconds > 0) networkDelays.succeed(network);
  return accountSeconds;
}

/**
 * Counts an attempt on an account as a failure in advance, so that attempts sent all at once do not slip through
 * together; gives the seconds to wait instead if it comes too early. The same for accounts that do not exist.
 */
async function beginOnAccount(store: Store, account: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - failuresKeptMs).toISOString();
  return await store.transaction(async (db) => {
    const known = await lockFailures(store, db, account, { now: at, since });
    const wait = Date.parse(known.blockedUntil) - now.getTime();
    if (wait > 0) return Math.ceil(wait / 1000);
    const failures = known.failures + 1;
    const blockedUntil = new Date(now.getTime() + delaySeconds(failures, accountDelay) * 1000).toISOString();
    await saveFailures(db, account, { failures, blockedUntil, now: at });
    return 0;
  });
}
