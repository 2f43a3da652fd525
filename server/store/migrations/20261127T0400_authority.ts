import type { Kysely } from 'kysely';

/** The secret of a second factor that is being set up belongs to a session, a link that was shown to the operator who made it. */
export async function addAuthority(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('totp_pending', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('totp_begun_at', 'text').execute();
  await db.schema.alterTable('operator_links').addColumn('made_by', 'text').execute();
  await (db as Kysely<{ operators: { totp_pending: string | null } }>)
    .updateTable('operators')
    .set({ totp_pending: null })
    .execute();
}
