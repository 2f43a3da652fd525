import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * An e-mail address has no limit of length (SEC-13), but an entry of PostgreSQL's ordinary index has: a message with a
 * longer one could not be stored. A hash index takes any length. SQLite's index always has.
 */
export async function indexLongAddresses(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema.dropIndex('support_messages_email_key').execute();
  await sql`create index support_messages_email_key on support_messages using hash (email_key)`.execute(db);
}
