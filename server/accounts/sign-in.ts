import type * as z from 'zod/mini';
import { deviceText } from '#domain/accounts/device-name.ts';
import { accountName, type signInSchema } from '#domain/accounts/operator.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { clearAttempts, takeAttemptBack } from '#server/core/limits/attempts.ts';
import { shareLock } from '#server/core/store/advisory-lock.ts';
import type { Db } from '#server/core/store/store.ts';
import {
  accountHash,
  checkCounted,
  devicesAttempt,
  recordFailure,
  shownHash,
  strangersAttempt,
  takeBack,
} from './attempts.ts';
import type { AuthParts, Client } from './client.ts';
import { findOperator, findOperatorByEmail, renewPasswordHash } from './operators.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';
import { type BrowserTokens, beginSession, type Device, knownDevice } from './sessions.ts';
import { notifyOperator, warnOfFailures } from './tell-operator.ts';
import { spendSecondFactor } from './totp.ts';

type Credentials = z.infer<typeof signInSchema>;

type Browser = {
  oldToken?: string | undefined;
  deviceToken?: string | undefined;
  /** It set the account up a moment ago: its operator needs no mail about it. */
  isExpected?: boolean;
};

type SignIn =
  | { outcome: 'signedIn'; operator: Operator; tokens: BrowserTokens }
  | { outcome: 'invalidCredentials' | 'totpRequired' | 'totpInvalid' };

/**
 * Unknown addresses answer like wrong passwords, in the same time (SEC-25). Known browsers count alone. Throws 429 after too many
 * attempts.
 * The transaction that opens the session reads password and factor again; if they have changed, all is checked again.
 */
export async function signIn(
  parts: AuthParts,
  credentials: Credentials,
  client: Client,
  { oldToken, deviceToken, isExpected = false }: Browser = {},
): Promise<SignIn> {
  const { store, clock, failureLog, passwordCost, wakeMail } = parts;
  const now = clock();
  const at = now.toISOString();
  const used = deviceText(client.userAgent);
  const email = accountName(credentials.email);
  const account = accountHash(email);
  const operator = await findOperatorByEmail(store.db, email);
  const device = await deviceOf(store.db);
  const attempt = device
    ? devicesAttempt(device.id)
    : await strangersAttempt(store, account, client.network, now);
  const { password } = credentials;
  const { isRight, failures } = await checkCounted(
    store,
    attempt,
    now,
    async () =>
      await isPassword(password, operator?.passwordHash, passwordCost, device ? 'known' : 'stranger'),
  );
  if (!operator || !isRight) return await fail('invalidCredentials');
  if (operator.totpSecret !== null && !credentials.code) {
    // Right password, no code: not a failure, but the count is not reset either, or guessing codes would be free.
    await takeBack(store, attempt, now);
    return { outcome: 'totpRequired' };
  }
  const renewedHash = isOutdatedHash(operator.passwordHash!, passwordCost)
    ? await hashPassword(password, passwordCost)
    : undefined;
  const result = await store.transaction(async (db) => {
    await shareLock(store, db, 'access');
    const current = await findOperator(db, operator.id);
    if (!current || !isAsChecked(current, operator)) return 'changed';
    if (current.totpSecret !== null && !(await spendSecondFactor(db, current, credentials.code!, now)))
      return 'totpInvalid';
    const known = device && (await deviceOf(db));
    for (const { subject } of attempt.slice(0, -1)) await takeAttemptBack(db, subject, now);
    await clearAttempts(db, attempt.at(-1)!.subject);
    if (renewedHash) await renewPasswordHash(db, current, renewedHash);
    const details = { device: used };
    await recordAudit(db, { at, operatorId: operator.id, action: 'session.signedIn', details });
    if (!known && !isExpected)
      await notifyOperator(db, 'new-sign-in', current, at, used === null ? {} : { device: used });
    const browser = { now, userAgent: client.userAgent, oldToken, device: known };
    return { operator: current, tokens: await beginSession(db, operator.id, browser) };
  });
  if (result === 'totpInvalid') return await fail(result);
  if (result === 'changed') {
    await takeBack(store, attempt, now);
    return await signIn(parts, credentials, client, { oldToken, deviceToken, isExpected });
  }
  wakeMail();
  return { outcome: 'signedIn', ...result };

  async function deviceOf(db: Db): Promise<Device | undefined> {
    const found = await knownDevice(db, deviceToken, now);
    return found?.operatorId === operator?.id ? found : undefined;
  }

  async function fail(outcome: 'invalidCredentials' | 'totpInvalid'): Promise<SignIn> {
    const noted = await failureLog(operator?.id ?? 'unknown', client.network, now);
    const target = operator?.id ?? `unknown:${account.slice(0, shownHash)}`;
    const details = { reason: outcome, device: used };
    const entry = { now, operatorId: null, action: 'session.failed', target, details } as const;
    await store.transaction(async (db) => {
      await recordFailure(db, attempt, noted, entry);
      if (operator && !device && (await warnOfFailures(db, operator, failures, now))) wakeMail();
    });
    return { outcome };
  }
}

function isAsChecked(current: Operator, checked: Operator): boolean {
  return current.passwordHash === checked.passwordHash && current.totpSecret === checked.totpSecret;
}
