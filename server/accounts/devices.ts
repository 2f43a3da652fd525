import type { Kysely } from 'kysely';
import { newId } from '#server/core/store/new-id.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type Device = { id: string; operatorId: string };

export async function findDevice(
  db: Kysely<Tables>,
  tokenHash: string,
  usedAfter: string,
): Promise<Device | undefined> {
  const row = await db
    .selectFrom('devices')
    .select(['id', 'operator_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', '>', usedAfter)
    .executeTakeFirst();
  return row && { id: row.id, operatorId: row.operator_id };
}

/** Replaces the token of device `id` or adds one; deletes all devices last used at `usedBefore` or earlier. */
export async function rememberDevice(
  db: Kysely<Tables>,
  { id, operatorId, tokenHash, now }: { id?: string; operatorId: string; tokenHash: string; now: string },
  usedBefore: string,
): Promise<void> {
  await db.deleteFrom('devices').where('used_at', '<=', usedBefore).execute();
  const row = { token_hash: tokenHash, operator_id: operatorId, used_at: now };
  if (id !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('devices')
      .set(row)
      .where('id', '=', id)
      .where('operator_id', '=', operatorId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
  }
  await db
    .insertInto('devices')
    .values({ id: newId(), ...row })
    .execute();
}

export async function deleteDevices(db: Kysely<Tables>, operatorId: string): Promise<void> {
  await db.deleteFrom('devices').where('operator_id', '=', operatorId).execute();
}
