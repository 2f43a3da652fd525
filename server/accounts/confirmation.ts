import { passwordSchema } from '#domain/accounts/operator.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { confirmPassword } from './confirm-password.ts';
import { confirmSession } from './sessions.ts';

/** POST /api/admin/confirmation: confirms the password and allows sensitive actions for a while. */
export function confirmationRoutes(parts: AdminParts): Route[] {
  return [
    route('POST', '/confirmation', 'useOwnAccount', { body: passwordSchema }, async (c, { password }) => {
      await confirmPassword(c, parts, password);
      await c.var.transaction(async (db, { at }) => await confirmSession(db, c.var.session.id, at));
      return c.body(null, 204);
    }),
  ];
}
