import type { Kysely } from 'kysely';

/** Requests of operators that were carried out a moment ago, with their answers. */
export async function createRepeatedRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carried_out')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .execute();
  await db.schema.createIndex('carried_out_at').on('carried_out').column('at').execute();
}
