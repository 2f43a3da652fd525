import { Hono } from 'hono';
import { passwordSchema } from '#domain/operator.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { confirmSession } from '#server/store/sessions.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { confirmPassword } from './confirm-password.ts';
import { readFields } from './read-json.ts';

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
