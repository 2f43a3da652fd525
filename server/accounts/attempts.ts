import { hash } from 'node:crypto';
import {
  accountDelay,
  type DelayRule,
  delaySeconds,
  failuresKeptMs,
  knownDelay,
  networkDelay,
} from '#domain/accounts/sign-in-delay.ts';
import type { AuthParts } from './auth-parts.ts';
import { isPassword } from './password-hash.ts';
import { blockedUntil, lockFailures, saveFailures, takeFailureBack } from './sign-in-failures.ts';

type Attempt = {
  subject: string;
  rule: DelayRule;
  /** A device that signed in before, or a session: does not queue behind strangers. */
  isKnown: boolean;
  /** Subject of the client network, where failures count for it too. */
  networkSubject?: string;
};

/** Enough characters to see that two entries of the audit log concern the same account. */
export const shownHash = 12;

/** The store learns no more than this hash of addresses that have no account. */
export function accountHash(email: string): string {
  return hash('sha256', email, 'base64url');
}

export function strangersAttempt(account: string, networkSubject: string): Attempt {
  return { subject: account, rule: accountDelay, isKnown: false, networkSubject };
}

/** Browser this operator has signed in with: counts separately, so that strangers cannot block it. */
export function devicesAttempt(deviceId: string): Attempt {
  return { subject: `device:${deviceId}`, rule: knownDelay, isKnown: true };
}

export function sessionsAttempt(sessionId: string): Attempt {
  return { subject: `session:${sessionId}`, rule: knownDelay, isKnown: true };
}

/**
 * Counts a failure in advance, so that parallel attempts cannot slip through, for unknown accounts too; `seconds` to
 * wait if it is too early, and then nothing is counted: strangers who block an account must not block its operator's
 * network too. Who has to wait costs no write.
 */
export async function beginAttempt(
  { store }: Pick<AuthParts, 'store'>,
  { subject, rule, networkSubject }: Attempt,
  now: Date,
): Promise<{ seconds: number; failures: number }> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - failuresKeptMs).toISOString();
  const network = networkSubject === undefined ? [] : [{ subject: networkSubject, rule: networkDelay }];
  const counted = [...network, { subject, rule }];
  const subjects = counted.map((one) => one.subject);
  const waiting = secondsUntil(await blockedUntil(store.db, subjects), now);
  if (waiting > 0) return { seconds: waiting, failures: 0 };

  return await store.transaction(async (db) => {
    const known = [];
    for (const one of counted) {
      const { failures, blockedUntil: until } = await lockFailures(db, one.subject, { now: at, since });
      const seconds = secondsUntil(until, now);
      if (seconds > 0) return { seconds, failures };
      known.push({ ...one, failures: failures + 1 });
    }
    for (const { failures, ...one } of known) {
      const until = new Date(now.getTime() + delaySeconds(failures, one.rule) * 1000).toISOString();
      await saveFailures(db, one.subject, { failures, blockedUntil: until, now: at });
    }
    return { seconds: 0, failures: known.at(-1)!.failures };
  });
}

/** A check that was not possible is no failure; its error is thrown on. */
export async function tryPassword(
  parts: Pick<AuthParts, 'store' | 'passwordCost'>,
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
  { store }: Pick<AuthParts, 'store'>,
  { subject, networkSubject }: Attempt,
  now: Date,
): Promise<void> {
  await store.transaction(async (db) => {
    if (networkSubject !== undefined) await takeFailureBack(db, networkSubject, now.toISOString());
    await takeFailureBack(db, subject, now.toISOString());
  });
}

function secondsUntil(moment: string, now: Date): number {
  return moment === '' ? 0 : Math.ceil((Date.parse(moment) - now.getTime()) / 1000);
}
