import { recordAudit } from '#server/store/audit-log.ts';
import type { Operator } from '#server/store/operators.ts';
import { takeFailureBack } from '#server/store/sign-in-failures.ts';
import { accountHash, beginAttempt } from './account-delays.ts';
import type { AuthParts, Client } from './auth-parts.ts';
import { isPassword } from './password-hash.ts';

/**
 * Asks a signed-in operator for the password again, before what a stolen session must not be able to do; with the
 * same delays as at sign-in. Gives how it went, and the seconds to wait if it was not looked at.
 */
export async function checkPassword(
  parts: AuthParts,
  operator: Operator,
  password: string,
  { network }: Pick<Client, 'network'>,
): Promise<{ outcome: 'right' | 'wrong' } | { outcome: 'tooMany'; seconds: number }> {
  const { store, clock, networkDelays, passwordCost } = parts;
  const now = clock();
  const at = now.toISOString();
  const account = accountHash(operator.email);
  const seconds = await beginAttempt(parts, { network, account, now });
  if (seconds > 0) return { outcome: 'tooMany', seconds };
  const isRight = await isPassword(password, operator.passwordHash, passwordCost);
  await store.transaction(async (db) => {
    if (isRight) return await takeFailureBack(db, account, at);
    const failure = { target: operator.id, details: { reason: 'wrongPassword' } };
    await recordAudit(db, { at, operatorId: operator.id, action: 'session.failed', ...failure });
  });
  if (isRight) networkDelays.succeed(network);
  return { outcome: isRight ? 'right' : 'wrong' };
}
