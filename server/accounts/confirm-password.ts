import type { Context } from 'hono';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { checkPassword } from './check-password.ts';
import { clientOf, tooManyAttempts } from './client.ts';

/**
 * Checks the operator's password; what it allows is refused if it is changed meanwhile. Throws 422 for `field` if it is wrong, 429
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
