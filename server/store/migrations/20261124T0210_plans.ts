import type { Kysely } from 'kysely';

/** What is to be published later, or once a colleague has approved it; complete, whatever happens to the draft. */
export async function createPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('needs_approval', 'integer', (column) => column.notNull())
    .addColumn('approved_by', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('plans_state').on('plans').columns(['state', 'created_at']).execute();
}
