import type { Kysely } from 'kysely';

/** What comes back by mail, and how far the mailbox has been read. */
export async function createIncomingMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('incoming_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('mail_hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('left_out', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('incoming_mails_message_id')
    .on('incoming_mails')
    .column('message_id')
    .execute();
  await db.schema
    .alterTable('message_files')
    .addColumn('incoming_id', 'text', (column) => column.references('incoming_mails.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('message_files_incoming_id')
    .on('message_files')
    .column('incoming_id')
    .execute();
  await db.schema
    .createTable('mailboxes')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('left_alone', 'integer', (column) => column.notNull())
    .execute();
}
