import { type Kysely, sql } from 'kysely';

/** How many notices of an hour there are is asked with each submission. */
export async function indexNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('outbox_notices')
    .on('outbox')
    .column('created_at')
    .where(sql<boolean>`kind in ('message-notice', 'response-notice')`)
    .execute();
}
