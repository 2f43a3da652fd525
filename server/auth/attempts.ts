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

/** Whom an attempt is counted against. */
type Attempt = {
  /** What the store keeps its failures under. */
  subject: string;
  rule: DelayRule;
  /** Whether its sender has proved something before: a device that signed in, or a session. Does not wait for strangers. */
  isKnown: boolean;
  /** The client network, where that is counted too. */
  network?: string;
};

/** What the failures of an account are kept under: of addresses nobody has, the store learns no more than this. */
export function accountHash(email: string): string {
  return hash('sha256', email, 'base64url');
}

/** From a browser that nobody knows: counts for the network it comes from and for the account, whoever tries. */
export function strangersAttempt(account: string, network: string): Attempt {
  return { subject: account, rule: accountDelay, isKnown: false, network };
}

/** From a browser in which this operator has signed in: counts for it alone, so nobody else can block it. */
export function devicesAttempt(deviceId: string): Attempt {
  return { subject: `device:${deviceId}`, rule: knownDelay, isKnown: true };
}

/** In a session: counts for it alone. */
export function sessionsAttempt(sessionId: string): Attempt {
  return { subject: `session:${sessionId}`, rule: knownDelay, isKnown: true };
}

type Parts = Pick<AuthParts, 'store' | 'networkDelays'>;

/**
 * Counts an attempt as a failure in advance, so that attempts sent all at once do not slip through together; gives the
 * seconds to wait instead if it comes too early, and else the failures so far. The same for accounts that do not
 * exist. An attempt that is not looked at for the account's sake is no failure of the network: strangers who block an
 * account must not block its operator beyond that.
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

/** Whether the attempt has the right password. One that cannot be looked at now is no failure: that error is thrown on. */
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

/** Takes back what `beginAttempt` counted: the attempt was no failure. */
export async function takeAttemptBack(
  { store, networkDelays }: Parts,
  { subject, network }: Attempt,
  now: Date,
): Promise<void> {
  if (network !== undefined) networkDelays.succeed(network);
  await store.transaction(async (db) => await takeFailureBack(db, subject, now.toISOString()));
}
