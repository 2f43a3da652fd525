import { hash } from 'node:crypto';
import {
  accountDelay,
  type DelayRule,
  delaySeconds,
  failuresKeptMs,
  knownDelay,
} from '#domain/sign-in-delay.ts';
import { lockFailures, saveFailures, takeFailureBack } from '#server/store/sign-in-failures.ts';
import type { AuthParts } from './auth-parts.ts';
import { isPassword } from './password-hash.ts';

type Attempt = {
  subject: string;
  rule: DelayRule;
  /** A device that signed in before, or a session: does not queue behind strangers. */
  isKnown: boolean;
  /** Set where failures count for the client network too. */
  network?: string;
};

/** Enough characters to see that two entries of the audit log concern the same account. */
export const shownHash = 12;

/** The store learns no more than this hash of addresses that have no account. */
export function accountHash(email: string): string {
  return hash('sha256', email, 'base64url');
}

export function strangersAttempt(account: string, network: string): Attempt {
  return { subject: account, rule: accountDelay, isKnown: false, network };
}

/** Browser this operator has signed in with: counts separately, so that strangers cannot block it. */
export function devicesAttempt(deviceId: string): Attempt {
  return { subject: `device:${deviceId}`, rule: knownDelay, isKnown: true };
}

export function sessionsAttempt(sessionId: string): Attempt {
  return { subject: `session:${sessionId}`, rule: knownDelay, isKnown: true };
}

type Parts = Pick<AuthParts, 'store' | 'networkDelays'>;

/**
 * Counts a failure in advance, so that parallel attempts cannot slip through, for unknown accounts too; `seconds` to
 * wait if it is too early. A blocked account costs the network nothing: strangers must not block its operator's network
 * too.
 */
export async function beginAttempt(
  { store, networkDelays }: Parts,
  { subject, rule, network }: Attempt,
  now: Date,
): Promise<{ seconds: number; failures: number }> {
  const networkSeconds = network === undefined ? 0 : networkDelays.begin(network, now);
  if (networkSeconds > 0) return { seconds: networkSeconds, failures: 0 };
  const at = now.toISOString();
  const since = new Date(now.getTime() - failuresKeptMs).toISOString();
  const begun = await store.transaction(async (db) => {
    const known = await lockFailures(db, subject, { now: at, since });
    const wait = Date.parse(known.blockedUntil) - now.getTime();
    if (wait > 0) return { seconds: Math.ceil(wait / 1000), failures: known.failures };
    const failures = known.failures + 1;
    const blockedUntil = new Date(now.getTime() + delaySeconds(failures, rule) * 1000).toISOString();
    await saveFailures(db, subject, { failures, blockedUntil, now: at });
    return { seconds: 0, failures };
  });
  if (begun.seconds > 0 && network !== undefined) networkDelays.succeed(network);
  return begun;
}

/** A check that was not possible is no failure; its error is thrown on. */
export async function tryPassword(
  parts: Pick<AuthParts, 'store' | 'networkDelays' | 'passwordCost'>,
  attempt: Attempt,
  { password, stored, now }: { password: string; stored: string | null | undefined; now: Date },
): Promise<boolean> {
  try {
    return await isPassword(password, stored, parts.passwordCost, attempt.isKnown ? 'known' : 'stranger');
  } catch (error) {
    await takeAttemptBack(parts, attempt, now);
    throw error;
  }
}

export async function takeAttemptBack(
  { store, networkDelays }: Parts,
  { subject, network }: Attempt,
  now: Date,
): Promise<void> {
  if (network !== undefined) networkDelays.succeed(network);
  await store.transaction(async (db) => await takeFailureBack(db, subject, now.toISOString()));
}
