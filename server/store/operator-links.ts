import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type OperatorLink = {
  tokenHash: string;
  operatorId: string | null;
  newEmail: string | null;
};

export async function createLink(
  db: Kysely<Tables>,
  {
    tokenHash,
    operatorId,
    newEmail,
    createdAt,
    expiresAt,
  }: OperatorLink & { createdAt: string; expiresAt: string },
): Promise<void> {
  const row = {
    token_hash: tokenHash,
    operator_id: operatorId,
    created_at: createdAt,
    expires_at: expiresAt,
    new_email: newEmail,
  };
  await db.insertInto('operator_links').values(row).execute();
}

export async function findLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<OperatorLink | undefined> {
  const row = await db
    .selectFrom('operator_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { tokenHash: row.token_hash, operatorId: row.operator_id, newEmail: row.new_email };
}

export async function spendLink(
  db: Kysely<Tables>,
  { tokenHash, operatorId }: Pick<OperatorLink, 'tokenHash' | 'operatorId'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('operator_links')
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .execute();
  return numDeletedRows === 1n;
}

/** Those of one operator; expired ones go by themselves. */
export async function deleteLinks(db: Kysely<Tables>, operatorId: string): Promise<void> {
  await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute();
}

export async function deleteExpiredLinks(db: Kysely<Tables>, now: string): Promise<void> {
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute();
}

export async function operatorsWithLink(db: Kysely<Tables>, now: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('operator_links')
    .select('operator_id')
    .where('expires_at', '>', now)
    .where('operator_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ operator_id }) => operator_id!));
}
