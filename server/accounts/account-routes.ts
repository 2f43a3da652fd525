import { accountName, passwordChangeSchema, profileSchema } from '#domain/accounts/operator.ts';
import type { ProfileChanged } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Db } from '#server/core/store/store.ts';
import { confirmPassword } from './attempts.ts';
import { type AuthParts, clientOf } from './client.ts';
import { endLinks, findLink, spendLink } from './operator-links.ts';
import { findOperator, findOperatorByEmail, ownJson, updateOperator } from './operators.ts';
import { hashPassword, newPasswordFault } from './password-hash.ts';
import {
  beginSession,
  deleteDevices,
  deleteSession,
  deleteSessions,
  endConfirmations,
  knownDevice,
} from './sessions.ts';
import { linkProblem } from './set-up.ts';
import { notifyOperator } from './tell-operator.ts';

/**
 * One's own password, name and address. A new password renews the session token (SEC-24). With a mail server a new address
 * has to be confirmed, so that a mistyped one does not lock the operator out.
 */
export function accountRoutes(parts: AdminParts): Route[] {
  const { store, auth, clock, cookie, limiter, sendsMail, wakeMail } = parts;

  return [
    route('POST', '/password', 'useOwnAccount', { body: passwordChangeSchema }, async (c, input) => {
      const { currentPassword, newPassword, endOtherSessions } = input;
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
    }),
    route('POST', '/profile', 'useOwnAccount', { body: profileSchema }, async (c, input) => {
      const { name, email, password } = input;
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
    }),
  ];
}

/** Sent to the former address: its owner may not be the one who changed it. */
export async function changeAddress(db: Db, operator: Operator, newEmail: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await endLinks(db, operator);
  await updateOperator(db, operator.id, { email: newEmail });
  const { id } = operator;
  await recordAudit(db, { at, operatorId: id, action: 'operator.addressChanged', target: id });
  await notifyOperator(db, 'address-changed', operator, at, { newEmail });
}

/** Throws 404 if the link does not work, or another operator has the address. */
export async function confirmAddress(
  { store, clock }: Pick<AuthParts, 'store' | 'clock'>,
  token: string,
): Promise<string> {
  const now = clock();
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    const link = await findLink(db, token, now);
    if (!link?.operatorId || link.newEmail === null || link.usedAt !== null) throw linkProblem(link);
    if (await findOperatorByEmail(db, link.newEmail)) throw linkProblem(link);
    const operator = (await findOperator(db, link.operatorId))!;
    await spendLink(db, link, { usedBy: operator.id, usedAt: now.toISOString() });
    await changeAddress(db, operator, link.newEmail, now);
    return link.newEmail;
  });
}
