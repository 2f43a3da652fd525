import type { Kysely } from 'kysely';

/** Files of replies, in parts; until the reply is sent, those of an operator's draft. */
export async function createMessageFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('reply_id', 'text', (column) => column.references('message_replies.id').onDelete('cascade'))
    .addColumn('operator_id', 'text', (column) => column.references('operators.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('stored', 'integer', (column) => column.notNull())
    .execute();
  for (const column of ['message_id', 'reply_id', 'operator_id'])
    await db.schema.createIndex(`message_files_${column}`).on('message_files').column(column).execute();
  await db.schema
    .createTable('message_file_parts')
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('message_files.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    // SQLite takes any name for a type, and keeps bytes as bytes.
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_file_parts_key', ['file_id', 'position'])
    .execute();
}
