import { type Kysely, sql } from 'kysely';

/**
 * Mails have turns, so that a flood of notices delays no confirmation, and some are about no message: they name their
 * recipient and what they have to say themselves.
 */
export async function addMailTurns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(3))
    .execute();
  for (const name of ['recipient', 'details'])
    await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
  await sql`update outbox set turn = case kind when 'declaration-confirmation' then 0 when 'message-reply' then 1
    when 'message-acknowledgement' then 2 else 3 end`.execute(db);
  await db.schema.dropIndex('outbox_due_at').execute();
  await db.schema
    .createIndex('outbox_turn')
    .on('outbox')
    .columns(['turn', 'due_at'])
    .where(sql<boolean>`status = 'queued'`)
    .execute();
}
