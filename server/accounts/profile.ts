import { Hono } from 'hono';
import { accountName, profileSchema } from '#domain/accounts/operator.ts';
import type { ProfileChanged } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { invalidFields, readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { changeAddress } from './change-address.ts';
import { confirmPassword } from './confirm-password.ts';
import { endLinks } from './end-links.ts';
import { ownJson } from './operator-json.ts';
import { findOperatorByEmail, updateOperator } from './operators.ts';
import { tellOperator } from './tell-operator.ts';

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
