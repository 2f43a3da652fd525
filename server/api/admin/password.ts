import { Hono } from 'hono';
import { passwordChangeSchema } from '#domain/operator.ts';
import { beginSession, knownDevice } from '#server/auth/begin-session.ts';
import { endLinks } from '#server/auth/end-links.ts';
import { newPasswordFault } from '#server/auth/new-password-fault.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { tellOperator } from '#server/auth/tell-operator.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { deleteDevices } from '#server/store/devices.ts';
import { updateOperator } from '#server/store/operators.ts';
import { deleteSession, deleteSessions, endConfirmations } from '#server/store/sessions.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { clientOf } from './client.ts';
import { confirmPassword } from './confirm-password.ts';
import { invalidFields, readFields } from './read-json.ts';

/** POST /api/admin/password: changes one's own password and renews the session token (SEC-24). */
export function passwordApi(parts: AdminParts): AdminResource {
  const { auth, clock, cookie, bodyLimits, trustedHops, wakeMail } = parts;
  const api = new Hono<AdminEnv>();

  api.post('/', async (c) => {
    const { currentPassword, newPassword, endOtherSessions } = await readFields(
      c,
      bodyLimits,
      passwordChangeSchema,
    );
    const { session } = c.var;
    const fault = newPasswordFault(newPassword, c.var.operator, auth.siteWords);
    if (fault) throw invalidFields([{ field: 'newPassword', code: fault }]);
    await confirmPassword(c, parts, currentPassword, 'currentPassword');
    const passwordHash = await hashPassword(newPassword, auth.passwordCost);
    const now = clock();
    const { userAgent } = clientOf(c, trustedHops);
    const at = now.toISOString();
    const tokens = await c.var.transaction(async (db, operator) => {
      await updateOperator(db, operator.id, { passwordHash });
      await endLinks(db, operator);
      await tellOperator(db, 'password-changed', operator, at);
      await endConfirmations(db, operator.id);
      // Somebody else who knew the old password may have signed in, so other devices are forgotten.
      if (endOtherSessions) await deleteDevices(db, operator.id);
      if (endOtherSessions) await deleteSessions(db, operator.id);
      else await deleteSession(db, operator.id, session.id);
      await recordAudit(db, {
        at,
        operatorId: operator.id,
        action: 'password.changed',
        details: { endOtherSessions },
      });
      const device = await knownDevice(db, cookie.readDevice(c), now);
      return await beginSession(db, operator.id, { now, userAgent, device });
    });
    wakeMail();
    cookie.write(c, tokens);
    return c.body(null, 204);
  });

  api.all('/', methodNotAllowed('POST'));
  return api;
}
