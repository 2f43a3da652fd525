import type { Kysely } from 'kysely';

export async function createSupportMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('signals', 'text', (column) => column.notNull())
    .addColumn('idempotency_hash', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
}
