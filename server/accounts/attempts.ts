import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { deviceText } from '#domain/accounts/device-name.ts';
import {
  accountDelay,
  type DelayRule,
  delaySeconds,
  knownDelay,
  networkDelay,
} from '#domain/accounts/sign-in-delay.ts';
import type { AuditAction } from '#domain/audit/audit.ts';
import { hourMs } from '#domain/language/durations.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type NewAuditEntry, recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import {
  blockedUntil,
  countAttempt,
  type Limited,
  networkSubject,
  takeAttemptBack,
  touchAttempt,
} from '#server/core/limits/attempts.ts';
import { createCounter } from '#server/core/limits/counter.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { tooManyAttempts } from './client.ts';
import { isPassword } from './password-hash.ts';

/** Enough characters to see that two entries of the audit log concern the same account. */
export const shownHash = 12;

/** The store learns no more than this hash of addresses that have no account. */
export function accountHash(email: string): string {
  return hash('sha256', email, 'base64url');
}

const limitedBy = (subject: string, rule: DelayRule): Limited => ({
  subject,
  pauseMs: (failures) => delaySeconds(failures, rule) * 1000,
});

/** Counts for the network and the account; the guesser waits longer than the operator. */
export async function strangersAttempt(store: Store, account: string, network: string, now: Date) {
  const subject = await networkSubject(store, network, now);
  return [limitedBy(subject, networkDelay), limitedBy(account, accountDelay)];
}

/** Browser this operator has signed in with: counts separately, so that strangers cannot block it. */
export function devicesAttempt(deviceId: string): readonly Limited[] {
  return [limitedBy(`device:${deviceId}`, knownDelay)];
}

/**
 * Counts a failure in advance, so that parallel attempts cannot slip through, for unknown accounts too, and then checks. Throws 429
 * if it is too early, and then counts nothing: strangers who block an account must not block its operator's network too. A
 * browser that has to wait costs no write. A check that was not possible, as too many passwords wait for theirs, is no
 * failure: its error is thrown on.
 */
export async function checkCounted(
  store: Store,
  attempt: readonly Limited[],
  moment: Date,
  check: () => Promise<boolean>,
): Promise<{ isRight: boolean; failures: number }> {
  const now = moment.getTime();
  const blocked = await blockedUntil(store.db, attempt);
  if (blocked > now) throw tooManyAttempts((blocked - now) / 1000);
  const { isCounted, at, count } = await store.transaction(
    async (db) => await countAttempt(db, attempt, { now }),
  );
  if (!isCounted) throw tooManyAttempts((at - now) / 1000);
  try {
    return { isRight: await check(), failures: count };
  } catch (error) {
    await takeBack(store, attempt, moment);
    throw error;
  }
}

export async function takeBack(store: Store, attempt: readonly Limited[], now: Date): Promise<void> {
  await store.transaction(async (db) => {
    for (const { subject } of attempt) await takeAttemptBack(db, subject, now);
  });
}

/**
 * Checks a secret of a signed-in operator. Failures count for the session, so that strangers at sign-in cannot interfere. Throws 422
 * for `field` if it is wrong, 429 after too many attempts.
 */
export async function checkInSession(
  c: Context<AdminEnv>,
  { auth, limiter }: Pick<AdminParts, 'auth' | 'limiter'>,
  { action, field, check }: { action: AuditAction; field: string; check: () => Promise<boolean> },
): Promise<void> {
  const { operator, session } = c.var;
  const { store, clock, failureLog } = auth;
  const now = clock();
  const attempt = [limitedBy(`session:${session.id}`, knownDelay)];
  const { isRight } = await checkCounted(store, attempt, now, check);
  if (isRight) return await takeBack(store, attempt, now);
  const noted = await failureLog(operator.id, limiter.networkOf(c), now);
  const details = { device: deviceText(session.userAgent) };
  const entry = { operatorId: operator.id, action, details };
  await store.transaction(async (db) => await recordFailure(db, attempt, noted, { ...entry, now }));
  throw invalidFields([{ field, code: 'wrong' }]);
}

/** Per account and hour: the first failures are recorded one by one, then only when their number has doubled. */
const notedEach = 10;

/** Enough characters to distinguish the networks of half a day. */
const markLength = 6;

/** `network` is the same for a client network within half a day only. */
type NotedFailure = { network: string; count?: number };

/** Undefined: not recorded, one of too many. */
export type FailureLog = (account: string, network: string, now: Date) => Promise<NotedFailure | undefined>;

/** Limits the entries, so that strangers cannot fill the audit log, and marks networks with the end of their subject (LAW-21). */
export function createFailureLog(store: Store): FailureLog {
  const count = createCounter({ windowMs: hourMs });
  return async (account, network, now) => {
    const noted = { network: (await networkSubject(store, network, now)).slice(-markLength) };
    const { used } = count(account);
    if (used <= notedEach) return noted;
    return Number.isInteger(Math.log2(used / notedEach)) ? { ...noted, count: used } : undefined;
  };
}

type FailureEntry = Omit<NewAuditEntry, 'at'> & { now: Date };

/** Writes in any case, so that the time does not reveal whose failures are recorded (SEC-25). */
export async function recordFailure(
  db: Db,
  attempt: readonly Limited[],
  noted: NotedFailure | undefined,
  { now, details, ...entry }: FailureEntry,
): Promise<void> {
  if (!noted) return await touchAttempt(db, attempt.at(-1)!.subject, now);
  await recordAudit(db, { ...entry, at: now.toISOString(), details: { ...details, ...noted } });
}

/**
 * Asks for the operator's password again before actions that a stolen session must not allow; if it changes before the transaction,
 * the request is refused. Throws 422 for `field` if it is wrong, 429 after too many attempts.
 */
export async function confirmPassword(
  c: Context<AdminEnv>,
  parts: AdminParts,
  password: string,
  field = 'password',
): Promise<void> {
  const { passwordHash } = c.var.operator;
  const check = async () => await isPassword(password, passwordHash, parts.auth.passwordCost, 'known');
  await checkInSession(c, parts, { action: 'password.refused', field, check });
  c.set('confirmedHash', passwordHash);
}
