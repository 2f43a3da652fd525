import type { Kysely } from 'kysely';

/** A second factor that is being set up belongs to a session. A link shown on the screen names the operator who made it. */
export async function addAuthority(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('totp_pending', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('totp_begun_at', 'text').execute();
  await db.schema.alterTable('operator_links').addColumn('made_by', 'text').execute();
  await (db as Kysely<{ operators: { totp_pending: string | null } }>)
    .updateTable('operators')
    .set({ totp_pending: null })
    .execute();
}
