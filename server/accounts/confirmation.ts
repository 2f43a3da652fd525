import { Hono } from 'hono';
import { passwordSchema } from '#domain/accounts/operator.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmSession } from './sessions.ts';

/** POST /api/admin/confirmation: confirms the password and allows sensitive actions for a while. */
export function confirmationApi(parts: AdminParts): AdminResource {
  const { clock, bodyLimits } = parts;
  const api = new Hono<AdminEnv>();

  api.post('/', async (c) => {
    const { password } = await readFields(c, bodyLimits, passwordSchema);
    await confirmPassword(c, parts, password);
    const at = clock().toISOString();
    await c.var.transaction(async (db) => await confirmSession(db, c.var.session.id, at));
    return c.body(null, 204);
  });

  api.all('/', methodNotAllowed('POST'));
  return api;
}
