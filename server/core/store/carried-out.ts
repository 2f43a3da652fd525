import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Call it in the transaction that carries the request out. False if that was done before. */
export async function noteCarriedOut(
  db: Kysely<Tables>,
  { id, at, forgottenBefore }: { id: string; at: string; forgottenBefore: string },
): Promise<boolean> {
  await db.deleteFrom('carried_out').where('at', '<', forgottenBefore).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('carried_out')
    .values({ id, at, answer: null })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** `answer` is null until the request is answered. */
export async function findCarriedOut(
  db: Kysely<Tables>,
  id: string,
): Promise<{ answer: string | null } | undefined> {
  return await db.selectFrom('carried_out').select('answer').where('id', '=', id).executeTakeFirst();
}

export async function keepAnswer(db: Kysely<Tables>, id: string, answer: string): Promise<void> {
  await db.updateTable('carried_out').set({ answer }).where('id', '=', id).execute();
}

/** It failed after all, and may be tried again. */
export async function forgetCarriedOut(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('carried_out').where('id', '=', id).execute();
}
