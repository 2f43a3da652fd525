import { Hono } from 'hono';
import type { ProfileChanged } from '#domain/answers/session.ts';
import { accountName, profileSchema } from '#domain/operator.ts';
import { changeAddress } from '#server/auth/change-address.ts';
import { endLinks } from '#server/auth/end-links.ts';
import { tellOperator } from '#server/auth/tell-operator.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { findOperatorByEmail, updateOperator } from '#server/store/operators.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { confirmPassword } from './confirm-password.ts';
import { ownJson } from './operator-json.ts';
import { invalidFields, readFields } from './read-json.ts';

/**
 * POST /api/admin/profile: one's own name and address. With a mail server the new address has to be confirmed, so that
 * a mistyped one locks nobody out.
 */
export function profileApi(parts: AdminParts): AdminResource {
  const { store, clock, bodyLimits, sendsMail, wakeMail } = parts;
  const api = new Hono<AdminEnv>();

  api.post('/', async (c) => {
    const { name, email, password } = await readFields(c, bodyLimits, profileSchema);
    await confirmPassword(c, parts, password);
    const now = clock();
    const at = now.toISOString();
    const newEmail = accountName(email);
    const answer = await c.var.transaction(async (db, operator) => {
      const { id } = operator;
      const changesEmail = newEmail !== operator.email;
      if (changesEmail && (await findOperatorByEmail(db, newEmail)))
        throw invalidFields([{ field: 'email', code: 'taken' }]);
      if (name !== operator.name) {
        await updateOperator(db, id, { name });
        await recordAudit(db, { at, operatorId: id, action: 'operator.renamed', target: id });
      }
      if (changesEmail && sendsMail) {
        await endLinks(db, operator);
        await tellOperator(db, 'address-to-confirm', { email: newEmail, name }, at, { operatorId: id });
      } else if (changesEmail) await changeAddress(db, operator, newEmail, now);
      return {
        operator: { ...operator, name, email: sendsMail ? operator.email : newEmail },
        ...(changesEmail && sendsMail && { sentTo: newEmail }),
      };
    });
    wakeMail();
    return c.json({ ...answer, operator: await ownJson(store, answer.operator) } satisfies ProfileChanged);
  });

  api.all('/', methodNotAllowed('POST'));
  return api;
}
