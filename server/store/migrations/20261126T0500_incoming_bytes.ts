import { type Kysely, sql } from 'kysely';

/** What a mail took up, so that a day's mails are bounded; those of the day before the migration count nothing. */
export async function addIncomingBytes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('incoming_mails')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql.raw('create index incoming_mails_bytes on incoming_mails (created_at, bytes)').execute(db);
}
