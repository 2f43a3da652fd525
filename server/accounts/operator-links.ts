import type { Kysely } from 'kysely';
import { rolesThatMay } from '#domain/accounts/roles.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { withdrawAddressMails, withdrawLinkMails } from '#server/outbox/access-mails.ts';

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
    madeBy = null,
  }: OperatorLink & { createdAt: string; expiresAt: string; madeBy?: string | null },
): Promise<void> {
  const row = {
    token_hash: tokenHash,
    operator_id: operatorId,
    created_at: createdAt,
    expires_at: expiresAt,
    new_email: newEmail,
    made_by: madeBy,
  };
  await db.insertInto('operator_links').values(row).execute();
}

/** One that an operator was shown works as long as that operator may manage access. */
export async function findLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<OperatorLink | undefined> {
  const row = await liveLinks(db, now)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where((is) =>
      is.or([
        is('made_by', 'is', null),
        is(
          'made_by',
          'in',
          is.selectFrom('operators').select('id').where('role', 'in', rolesThatMay('manageAccess')),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && { tokenHash: row.token_hash, operatorId: row.operator_id, newEmail: row.new_email };
}

export async function findUsedLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: string,
): Promise<(OperatorLink & { usedAt: string }) | undefined> {
  const row = await liveLinks(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  if (!row || row.used_at === null) return undefined;
  return { tokenHash, operatorId: row.operator_id, newEmail: row.new_email, usedAt: row.used_at };
}

function liveLinks(db: Kysely<Tables>, now: string) {
  return db.selectFrom('operator_links').selectAll().where('expires_at', '>', now);
}

/** Deletes the other links of its operator, or of the first one. */
export async function spendLink(
  db: Kysely<Tables>,
  { tokenHash, operatorId }: Pick<OperatorLink, 'tokenHash' | 'operatorId'>,
  usedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_links')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('operator_links')
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
  return numUpdatedRows === 1n;
}

/** The link for the first operator has none before it is used. */
export async function nameLinkUser(db: Kysely<Tables>, tokenHash: string, operatorId: string): Promise<void> {
  await db
    .updateTable('operator_links')
    .set({ operator_id: operatorId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Unused links of one operator; used ones expire. */
export async function deleteLinks(db: Kysely<Tables>, operatorId: string): Promise<void> {
  await db
    .deleteFrom('operator_links')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredLinks(db: Kysely<Tables>, now: string): Promise<void> {
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute();
}

export async function operatorsWithLink(db: Kysely<Tables>, now: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('operator_links')
    .select('operator_id')
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('operator_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ operator_id }) => operator_id!));
}

/** All links of an operator, those in mails not yet sent too: one may have been requested by another person. */
export async function endLinks(
  db: Kysely<Tables>,
  { id, email }: Pick<Operator, 'id' | 'email'>,
): Promise<void> {
  await deleteLinks(db, id);
  await withdrawLinkMails(db, email);
  await withdrawAddressMails(db, id);
}
