import { deviceName } from '#domain/device-name.ts';
import { accountName } from '#domain/operator.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { findOperatorByEmail, type Operator, updateOperator } from '#server/store/operators.ts';
import { clearFailures, touchFailures } from '#server/store/sign-in-failures.ts';
import {
  accountHash,
  beginAttempt,
  devicesAttempt,
  strangersAttempt,
  takeAttemptBack,
  tryPassword,
} from './attempts.ts';
import type { AuthParts, Client } from './auth-parts.ts';
import { type BrowserTokens, beginSession, knownDevice } from './begin-session.ts';
import { hashPassword, isOutdatedHash } from './password-hash.ts';
import { spendSecondFactor } from './second-factor.ts';
import { tellOperator } from './tell-operator.ts';
import { warnOperator } from './warn-operator.ts';

type Credentials = { email: string; password: string; code?: string | undefined };

/** What the browser brings along: a session, which ends, and the sign of an operator who signed in there before. */
type Browser = { oldToken?: string | undefined; deviceToken?: string | undefined };

type SignIn =
  | { outcome: 'signedIn'; operator: Operator; tokens: BrowserTokens }
  | { outcome: 'invalidCredentials' | 'totpRequired' | 'totpInvalid' }
  | { outcome: 'tooMany'; seconds: number };

/** Characters of an account's hash in the audit log: enough to see that two entries are about the same one. */
const shownHash = 12;

/**
 * Checks who somebody is and begins a session. An address nobody has costs the same time and gives the same answer as
 * a wrong password (SEC-25). In a browser the operator has signed in with before, only its own failures count.
 */
export async function signIn(
  parts: AuthParts,
  credentials: Credentials,
  client: Client,
  { oldToken, deviceToken }: Browser = {},
): Promise<SignIn> {
  const { store, clock, networkDelays, failureLog, passwordCost, wakeMail } = parts;
  const now = clock();
  const at = now.toISOString();
  const email = accountName(credentials.email);
  const account = accountHash(email);
  const operator = await findOperatorByEmail(store.db, email);
  const found = await knownDevice(store.db, deviceToken, now);
  const device = found?.operatorId === operator?.id ? found : undefined;
  const attempt = device ? devicesAttempt(device.id) : strangersAttempt(account, client.network);
  const { seconds, failures } = await beginAttempt(parts, attempt, now);
  if (seconds > 0) return { outcome: 'tooMany', seconds };

  const { password } = credentials;
  const isRight = await tryPassword(parts, attempt, { password, stored: operator?.passwordHash, now });
  if (!operator || !isRight) return await fail('invalidCredentials');
  if (operator.totpSecret !== null && !credentials.code) {
    // Half of the way is no failure, and no success either: guessing codes must not become free by it.
    await takeAttemptBack(parts, attempt, now);
    return { outcome: 'totpRequired' };
  }
  const renewedHash = isOutdatedHash(operator.passwordHash!, passwordCost)
    ? await hashPassword(password, passwordCost)
    : undefined;
  const tokens = await store.transaction(async (db) => {
    if (operator.totpSecret !== null && !(await spendSecondFactor(db, operator, credentials.code!, now)))
      return undefined;
    await clearFailures(db, attempt.subject);
    if (renewedHash) await updateOperator(db, operator.id, { passwordHash: renewedHash });
    await recordAudit(db, { at, operatorId: operator.id, action: 'session.signedIn' });
    if (!device) await tellOperator(db, 'new-sign-in', operator, at, deviceWords(client.userAgent));
    return await beginSession(db, operator.id, { now, userAgent: client.userAgent, oldToken, device });
  });
  if (tokens === undefined) return await fail('totpInvalid');
  if (attempt.network !== undefined) networkDelays.succeed(attempt.network);
  if (!device) wakeMail();
  return { outcome: 'signedIn', operator, tokens };

  async function fail(outcome: 'invalidCredentials' | 'totpInvalid'): Promise<SignIn> {
    const noted = failureLog.note(operator?.id ?? 'unknown', client.network, now);
    const target = operator?.id ?? `unknown:${account.slice(0, shownHash)}`;
    const details = { reason: outcome, ...noted };
    await store.transaction(async (db) => {
      if (noted) await recordAudit(db, { at, operatorId: null, action: 'session.failed', target, details });
      // A write in any case, so that the time does not tell whose failures are noted (SEC-25).
      else await touchFailures(db, attempt.subject, at);
      if (operator && !device && (await warnOperator(db, operator, failures, now))) wakeMail();
    });
    return { outcome };
  }
}

/** What a browser calls itself, as a mail says it; empty where that is unknown. */
function deviceWords(userAgent: string): Record<string, string> {
  const { browser, system } = deviceName(userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  return device ? { device } : {};
}
