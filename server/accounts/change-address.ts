import type { Kysely } from 'kysely';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { AuthParts } from './auth-parts.ts';
import { endLinks, findLink, spendLink } from './operator-links.ts';
import { findOperator, findOperatorByEmail, updateOperator } from './operators.ts';
import { hashToken } from './random-token.ts';
import { notifyOperator } from './tell-operator.ts';

/** Sent to the former address: its owner may not be the one who changed it. */
export async function changeAddress(
  db: Kysely<Tables>,
  operator: Operator,
  newEmail: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await endLinks(db, operator);
  await updateOperator(db, operator.id, { email: newEmail });
  const { id } = operator;
  await recordAudit(db, { at, operatorId: id, action: 'operator.addressChanged', target: id });
  await notifyOperator(db, 'address-changed', operator, at, { newEmail });
}

/** Undefined if the link does not work, or another operator has the address. */
export async function confirmAddress(
  { store, clock }: Pick<AuthParts, 'store' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  const now = clock();
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    const link = await findLink(db, hashToken(token), now.toISOString());
    if (!link?.operatorId || link.newEmail === null) return undefined;
    if (await findOperatorByEmail(db, link.newEmail)) return undefined;
    const operator = await findOperator(db, link.operatorId);
    if (!operator || !(await spendLink(db, link, now.toISOString()))) return undefined;
    await changeAddress(db, operator, link.newEmail, now);
    return link.newEmail;
  });
}
