import { type Capability, leastRole, mayDo, type Role } from '#domain/accounts/roles.ts';
import type { OperatorFacts, SignedInOperator } from '#domain/api/session.ts';
import { keepName } from '#server/audit/operator-names.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countRows, isWritten } from '#server/core/store/rows.ts';
import { isSecondFactorRequired } from '#server/core/store/settings.ts';
import type { Db } from '#server/core/store/store.ts';

export async function createOperator(
  db: Db,
  operator: Pick<Operator, 'email' | 'name' | 'createdAt'> & { role?: Role },
): Promise<Operator> {
  const { email, name, role = leastRole, createdAt } = operator;
  const id = newId();
  await db.insertInto('operators').values({ id, email, name, role, createdAt }).execute();
  await keepName(db, id, name);
  return (await findOperator(db, id))!;
}

function operatorsIn(db: Db) {
  return db.selectFrom('operators').selectAll();
}

export async function findOperator(db: Db, id: string): Promise<Operator | undefined> {
  return await operatorsIn(db).where('id', '=', id).executeTakeFirst();
}

/** `email` as `accountName` spells it. */
export async function findOperatorByEmail(db: Db, email: string): Promise<Operator | undefined> {
  return await operatorsIn(db).where('email', '=', email).executeTakeFirst();
}

export async function listOperators(db: Db): Promise<Operator[]> {
  return await operatorsIn(db).orderBy('id').execute();
}

/** Operators with the right who have signed in at least once. */
export async function listThoseWhoMay(db: Db, capability: Capability): Promise<Operator[]> {
  const operators = await listOperators(db);
  return operators.filter(({ role, passwordHash }) => mayDo(role, capability) && passwordHash !== null);
}

export async function hasOtherOwner(db: Db, than?: string): Promise<boolean> {
  return (await listOperators(db)).some(({ id, role }) => role === 'owner' && id !== than);
}

export async function hasOperators(db: Db): Promise<boolean> {
  return (await listOperators(db)).length > 0;
}

export async function updateOperator(
  db: Db,
  id: string,
  change: Partial<Omit<Operator, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.updateTable('operators').set(change).where('id', '=', id).execute();
  if (change.name !== undefined) await keepName(db, id, change.name);
}

/** Stores the same password at another cost, unless another password has been set. */
export async function renewPasswordHash(
  db: Db,
  { id, passwordHash }: Operator,
  renewed: string,
): Promise<void> {
  await db
    .updateTable('operators')
    .set({ passwordHash: renewed })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .execute();
}

/** False if it, or a later one, was used before: refuse the code. */
export async function spendTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  return await isWritten(
    db
      .updateTable('operators')
      .set({ totpUsedStep: step })
      .where('id', '=', id)
      .where((is) => is.or([is('totpUsedStep', 'is', null), is('totpUsedStep', '<', step)])),
  );
}

/** Sessions, links and recovery codes go too; what the operator did stays. */
export async function deleteOperator(db: Db, id: string): Promise<void> {
  await db.deleteFrom('operators').where('id', '=', id).execute();
}

export async function replaceRecoveryCodes(
  db: Db,
  operatorId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('operatorId', '=', operatorId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ codeHash: hash, operatorId }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function spendRecoveryCode(db: Db, operatorId: string, hash: string): Promise<boolean> {
  return await isWritten(
    db.deleteFrom('recovery_codes').where('operatorId', '=', operatorId).where('codeHash', '=', hash),
  );
}

export async function countRecoveryCodes(db: Db, operatorId: string): Promise<number> {
  return await countRows(db.selectFrom('recovery_codes').where('operatorId', '=', operatorId));
}

/** True if a second factor is mandatory and missing: the operator may do nothing but set it up. */
export async function lacksSecondFactor(
  db: Db,
  { totpSecret }: Pick<Operator, 'totpSecret'>,
): Promise<boolean> {
  return totpSecret === null && (await isSecondFactorRequired(db));
}

export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorFacts {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

export async function ownJson({ db }: { db: Db }, operator: Operator): Promise<SignedInOperator> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
