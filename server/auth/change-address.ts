import type { Kysely } from 'kysely';
import { lock } from '#server/store/advisory-lock.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { findLink, spendLink } from '#server/store/operator-links.ts';
import { findOperator, findOperatorByEmail, type Operator, updateOperator } from '#server/store/operators.ts';
import type { Tables } from '#server/store/tables.ts';
import type { AuthParts } from './auth-parts.ts';
import { endLinks } from './end-links.ts';
import { hashToken } from './random-token.ts';
import { tellOperator } from './tell-operator.ts';

/** Told to the address it was before: its owner may not be the one who changed it. */
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
  await tellOperator(db, 'address-changed', operator, at, { newEmail });
}

/** Undefined if the link does not work, or somebody else has the address by now. */
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
