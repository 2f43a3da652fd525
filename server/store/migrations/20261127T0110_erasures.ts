import type { Kysely } from 'kysely';

/** Records that an operator has erased and that are deleted in steps; what is left after a crash is deleted at the next start. */
export async function createErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('submission_id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .execute();
}
