import type { Context } from 'hono';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { checkInSession } from './attempts.ts';
import { isPassword } from './password-hash.ts';

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
