import type { Context } from 'hono';
import { deviceText } from '#domain/accounts/device-name.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type NewAuditEntry, recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, Operator, Session } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { beginAttempt, sessionsAttempt, takeAttemptBack, tryPassword } from './attempts.ts';
import type { AuthParts } from './auth-parts.ts';
import { clientOf, tooManyAttempts } from './client.ts';
import type { NotedFailure } from './failure-log.ts';

/**
 * Checks the operator's password; if it changes before the transaction, the request is refused. Throws 422 for `field` if it is wrong, 429
 * after too many attempts.
 */
export async function confirmPassword(
  c: Context<AdminEnv>,
  parts: AdminParts,
  password: string,
  field = 'password',
): Promise<void> {
  const { operator, session } = c.var;
  const { network } = clientOf(c, parts.trustedHops);
  const checked = await checkPassword(parts.auth, operator, { session, password, network });
  if (checked.outcome === 'tooMany') throw tooManyAttempts(checked.seconds);
  if (checked.outcome === 'wrong') throw invalidFields([{ field, code: 'wrong' }]);
  c.set('confirmedHash', operator.passwordHash);
}

/**
 * Asks for the password again before actions that a stolen session must not allow. Failures count per session, so that
 * strangers at sign-in cannot interfere. Returns the seconds to wait if the password was not checked.
 */
async function checkPassword(
  parts: AuthParts,
  operator: Operator,
  { session, password, network }: { session: Session; password: string; network: string },
): Promise<{ outcome: 'right' | 'wrong' } | { outcome: 'tooMany'; seconds: number }> {
  const { store, clock } = parts;
  const now = clock();
  const attempt = sessionsAttempt(session.id);
  const { seconds } = await beginAttempt(parts, attempt, now);
  if (seconds > 0) return { outcome: 'tooMany', seconds };
  if (await tryPassword(parts, attempt, { password, stored: operator.passwordHash, now })) {
    await takeAttemptBack(parts, attempt, now);
    return { outcome: 'right' };
  }
  const noted = parts.failureLog.note(operator.id, network, now);
  if (noted) await store.transaction(async (db) => await recordAudit(db, failure(noted)));
  return { outcome: 'wrong' };

  function failure(noted: NotedFailure): NewAuditEntry {
    const details = { ...noted, device: deviceText(session.userAgent) };
    return { at: now.toISOString(), operatorId: operator.id, action: 'password.refused', details };
  }
}
