import { type Kysely, sql } from 'kysely';
import { addressKey } from '#domain/address-key.ts';
import { searchText } from '#domain/search-text.ts';

const batchSize = 200;

type Message = { id: string; name: string; email: string; company: string; message: string };

/** What operators do with messages and responses: states, versions, notes, replies; and what messages are found by. */
export async function createInbox(db: Kysely<unknown>): Promise<void> {
  for (const table of ['support_messages', 'survey_responses']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .alterTable('support_messages')
    .addColumn('assignee_id', 'text', (column) => column.references('operators.id').onDelete('set null'))
    .execute();
  for (const name of ['email_key', 'search_text']) {
    await db.schema
      .alterTable('support_messages')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await fillInMessages(db);
  for (const column of ['email_key', 'assignee_id']) {
    await db.schema.createIndex(`support_messages_${column}`).on('support_messages').column(column).execute();
  }
  await createWritten(db, 'message_notes').execute();
  await createWritten(db, 'message_replies')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('quote', 'integer', (column) => column.notNull())
    .execute();
  for (const table of ['message_notes', 'message_replies']) {
    await db.schema.createIndex(`${table}_message_id`).on(table).column('message_id').execute();
  }
}

function createWritten(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('support_messages.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('operator_id', 'text', (column) => column.notNull())
    .addColumn('operator_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull());
}

async function fillInMessages(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Message>`select id, name, email, company, message from support_messages
      where id > ${after} order by id limit ${batchSize}`.execute(db);
    for (const { id, name, email, company, message } of rows) {
      await sql`update support_messages set email_key = ${addressKey(email)},
        search_text = ${searchText(name, email, company, message)} where id = ${id}`.execute(db);
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}
