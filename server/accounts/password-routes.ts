import { Hono } from 'hono';
import { passwordChangeSchema } from '#domain/accounts/operator.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { invalidFields, readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { beginSession, knownDevice } from './begin-session.ts';
import { clientOf } from './client.ts';
import { confirmPassword } from './confirm-password.ts';
import { deleteDevices } from './devices.ts';
import { endLinks } from './end-links.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { updateOperator } from './operators.ts';
import { hashPassword } from './password-hash.ts';
import { deleteSession, deleteSessions, endConfirmations } from './sessions.ts';
import { tellOperator } from './tell-operator.ts';

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
