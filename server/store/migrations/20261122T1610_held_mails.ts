import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * A confirmation that does not go out at once is in the outbox all the same, and says what it waits for. Those that
 * were dropped until now are made up for: they wait for a person.
 */
export async function holdMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('waits_for', 'text').execute();
  await db.schema.dropIndex('outbox_answers').execute();
  // An entry of PostgreSQL's index has a limit that typed addresses do not have.
  await sql`update outbox set address_key = substr(address_key, 1, 320) where address_key is not null`.execute(
    db,
  );
  await db.schema
    .createIndex('outbox_answers')
    .on('outbox')
    .columns(['address_key', 'kind'])
    .where(sql<boolean>`address_key is not null`)
    .execute();
  await db.schema
    .createIndex('outbox_unconfirmed')
    .on('outbox')
    .column('support_message_id')
    .where(sql<boolean>`kind = 'declaration-confirmation' and status <> 'sent'`)
    .execute();
  const { rows } = await sql<{ id: string; received_at: string; signals: string }>`
    select id, received_at, signals from support_messages where kind <> 'message' and not exists (select 1 from outbox
    where support_message_id = support_messages.id and outbox.kind = 'declaration-confirmation')`.execute(db);
  for (const { id, received_at, signals } of rows) {
    await sql`insert into outbox (id, kind, turn, support_message_id, created_at, status, attempts, due_at, waits_for)
      values (${randomUUIDv7()}, 'declaration-confirmation', 0, ${id}, ${received_at}, 'held', 0, ${received_at},
      ${signals === '[]' ? null : 'suspected'})`.execute(db);
  }
}
