import type { Kysely } from 'kysely';

/** When backups were made, with which result, and when one of them was last restored for a trial. */
export async function createBackups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('error', 'text')
    .addColumn('file', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('messages', 'integer')
    .addColumn('responses', 'integer')
    .addColumn('drilled_at', 'text')
    .execute();
}
