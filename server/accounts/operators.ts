import { type Capability, leastRole, mayDo, type Role } from '#domain/accounts/roles.ts';
import type { OperatorFacts, SignedInOperator } from '#domain/api/session.ts';
import { keepName } from '#server/audit/operator-names.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { newId } from '#server/core/store/new-id.ts';
import { isWritten } from '#server/core/store/rows.ts';
import { isSecondFactorRequired } from '#server/core/store/settings.ts';
import type { Db } from '#server/core/store/store.ts';

export const operatorColumns = [
  'operators.id',
  'operators.email',
  'operators.name',
  'operators.role',
  'operators.created_at as createdAt',
  'operators.password_hash as passwordHash',
  'operators.totp_secret as totpSecret',
  'operators.totp_used_step as totpUsedStep',
] as const;

export async function createOperator(
  db: Db,
  operator: Pick<Operator, 'email' | 'name' | 'createdAt'> & { role?: Role },
): Promise<Operator> {
  const { email, name, role = leastRole, createdAt } = operator;
  const id = newId();
  await db.insertInto('operators').values({ id, email, name, role, created_at: createdAt }).execute();
  await keepName(db, id, name);
  return (await findOperator(db, id))!;
}

function operatorsIn(db: Db) {
  return db.selectFrom('operators').select(operatorColumns);
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
  const columns = {
    email: change.email,
    name: change.name,
    role: change.role,
    password_hash: change.passwordHash,
    totp_secret: change.totpSecret,
    totp_used_step: change.totpUsedStep,
  };
  await db.updateTable('operators').set(columns).where('id', '=', id).execute();
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
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute();
}

/** False if it, or a later one, was used before: refuse the code. */
export async function spendTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  return await isWritten(
    db
      .updateTable('operators')
      .set({ totp_used_step: step })
      .where('id', '=', id)
      .where((is) => is.or([is('totp_used_step', 'is', null), is('totp_used_step', '<', step)])),
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
  await db.deleteFrom('recovery_codes').where('operator_id', '=', operatorId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ code_hash: hash, operator_id: operatorId }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function spendRecoveryCode(db: Db, operatorId: string, hash: string): Promise<boolean> {
  return await isWritten(
    db.deleteFrom('recovery_codes').where('operator_id', '=', operatorId).where('code_hash', '=', hash),
  );
}

export async function countRecoveryCodes(db: Db, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(db.fn.countAll().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
