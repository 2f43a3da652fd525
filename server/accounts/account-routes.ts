import { accountName, passwordChangeSchema, profileSchema } from '#domain/accounts/operator.ts';
import type { ProfileChanged } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { beginSession, knownDevice } from './begin-session.ts';
import { changeAddress } from './change-address.ts';
import { clientOf } from './client.ts';
import { confirmPassword } from './confirm-password.ts';
import { endLinks } from './operator-links.ts';
import { findOperatorByEmail, updateOperator } from './operators.ts';
import { ownJson } from './operators-json.ts';
import { hashPassword, newPasswordFault } from './password-hash.ts';
import { deleteDevices, deleteSession, deleteSessions, endConfirmations } from './sessions.ts';
import { notifyOperator } from './tell-operator.ts';

/** POST /api/admin/password: changes one's own password and renews the session token (SEC-24). */
export function passwordRoutes(parts: AdminParts): Route[] {
  const { auth, clock, cookie, limiter, wakeMail } = parts;

  return [
    route(
      'POST',
      '/password',
      'useOwnAccount',
      { body: passwordChangeSchema },
      async (c, { currentPassword, newPassword, endOtherSessions }) => {
        const { session } = c.var;
        const fault = newPasswordFault(newPassword, c.var.operator, auth.siteWords);
        if (fault) throw invalidFields([{ field: 'newPassword', code: fault }]);
        await confirmPassword(c, parts, currentPassword, 'currentPassword');
        const passwordHash = await hashPassword(newPassword, auth.passwordCost);
        const now = clock();
        const { userAgent } = clientOf(c, limiter);
        const tokens = await c.var.transaction(async (db, by) => {
          await updateOperator(db, by.id, { passwordHash });
          await endLinks(db, by);
          await notifyOperator(db, 'password-changed', by, by.at);
          await endConfirmations(db, by.id);
          // Another person who knew the old password may have signed in, so other devices are forgotten.
          if (endOtherSessions) await deleteDevices(db, by.id);
          if (endOtherSessions) await deleteSessions(db, by.id);
          else await deleteSession(db, by.id, session.id);
          await by.record('password.changed', { details: { endOtherSessions } });
          const device = await knownDevice(db, cookie.readDevice(c), now);
          return await beginSession(db, by.id, { now, userAgent, device });
        });
        wakeMail();
        cookie.write(c, tokens);
        return c.body(null, 204);
      },
    ),
  ];
}

/**
 * POST /api/admin/profile: one's own name and address. With a mail server the new address has to be confirmed, so that
 * a mistyped one does not lock the operator out.
 */
export function profileRoutes(parts: AdminParts): Route[] {
  const { store, clock, sendsMail, wakeMail } = parts;

  return [
    route(
      'POST',
      '/profile',
      'useOwnAccount',
      { body: profileSchema },
      async (c, { name, email, password }) => {
        await confirmPassword(c, parts, password);
        const now = clock();
        const newEmail = accountName(email);
        const answer = await c.var.transaction(async (db, by) => {
          const { id } = by;
          const changesEmail = newEmail !== by.email;
          if (changesEmail && (await findOperatorByEmail(db, newEmail)))
            throw invalidFields([{ field: 'email', code: 'taken' }]);
          if (name !== by.name) {
            await updateOperator(db, id, { name });
            await by.record('operator.renamed', { target: id });
          }
          if (changesEmail && sendsMail) {
            await endLinks(db, by);
            await notifyOperator(db, 'address-to-confirm', { email: newEmail, name }, by.at, {
              operatorId: id,
            });
          } else if (changesEmail) await changeAddress(db, by, newEmail, now);
          return {
            operator: { ...by, name, email: sendsMail ? by.email : newEmail },
            ...(changesEmail && sendsMail && { sentTo: newEmail }),
          };
        });
        wakeMail();
        return c.json({
          ...answer,
          operator: await ownJson(store, answer.operator),
        } satisfies ProfileChanged);
      },
    ),
  ];
}
