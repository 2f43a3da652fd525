import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** What operators mark teaches which words are those of spam; words are kept as salted hashes only. */
export async function createSpamWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spam_filter')
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into spam_filter (salt, spam, wanted) values (${randomBytes(16).toString('hex')}, 0, 0)`.execute(
    db,
  );
  await db.schema
    .createTable('spam_words')
    .addColumn('bucket', 'integer', (column) => column.primaryKey())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .execute();
  for (const name of ['taught', 'taught_before'])
    await db.schema.alterTable('support_messages').addColumn(name, 'text').execute();
}
