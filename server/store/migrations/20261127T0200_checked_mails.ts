import type { Kysely } from 'kysely';

/** Whether a mail claims to come from the team; which mails the store refused. */
export async function addCheckedMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('incoming_mails')
    .addColumn('claims_team', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('mailboxes')
    .addColumn('refused', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
