import { type Kysely, sql } from 'kysely';

/** Declarations about contracts stand among the messages; mails that answer by themselves know their mailbox. */
export async function addDeclarations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('support_messages')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('message'))
    .execute();
  await db.schema.alterTable('support_messages').addColumn('cancellation', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('address_key', 'text').execute();
  await db.schema
    .createIndex('outbox_answers')
    .on('outbox')
    .columns(['kind', 'created_at'])
    .where(sql<boolean>`address_key is not null`)
    .execute();
}
