import { type Kysely, sql } from 'kysely';

export async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Erasing a person's submission takes the mail about it out of the queue too.
    .addColumn('support_message_id', 'text', (column) =>
      column.references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('survey_response_id', 'text', (column) =>
      column.references('survey_responses.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_attempt_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema
    .createIndex('outbox_due_at')
    .on('outbox')
    .column('due_at')
    .where(sql<boolean>`status = 'queued'`)
    .execute();
  for (const reference of ['support_message_id', 'survey_response_id']) {
    await db.schema
      .createIndex(`outbox_${reference}`)
      .on('outbox')
      .column(reference)
      .where(sql<boolean>`${sql.ref(reference)} is not null`)
      .execute();
  }
}
