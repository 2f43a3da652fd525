import type { Kysely } from 'kysely';

/** What an operator has begun to write about a message; erased with either. */
export async function createMessageDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_drafts')
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_drafts_key', ['message_id', 'operator_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('message_drafts_operator_id')
    .on('message_drafts')
    .column('operator_id')
    .execute();
}
