import type { Kysely } from 'kysely';

/** Who has confirmed which texts and claims of the files; `print` tells what they said then. */
export async function createContentApprovals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_approvals')
    .addColumn('place', 'text', (column) => column.primaryKey())
    .addColumn('print', 'text', (column) => column.notNull())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('approved_at', 'text', (column) => column.notNull())
    .execute();
}
