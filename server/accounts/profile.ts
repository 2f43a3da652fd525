import { accountName, profileSchema } from '#domain/accounts/operator.ts';
import type { ProfileChanged } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
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
            await tellOperator(db, 'address-to-confirm', { email: newEmail, name }, by.at, {
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
