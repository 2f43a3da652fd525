import { type Kysely, sql } from 'kysely';

/** How many notices and acknowledgements of an hour there are is asked with each submission. */
export async function indexLimitedMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_notices').execute();
  await sql`create index outbox_notices on outbox (created_at)
    where kind in ('message-notice', 'response-notice', 'answer-notice')`.execute(db);
  await sql`create index outbox_acknowledgements on outbox (created_at)
    where kind = 'message-acknowledgement'`.execute(db);
}
