import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export type Expired = { deleted: number; kept: number };

const referenceTo = {
  support_messages: 'support_message_id',
  survey_responses: 'survey_response_id',
} as const;
type Table = keyof typeof referenceTo;

/** Bounds how long one transaction keeps other writers waiting. */
const batchSize = 200;

/**
 * Deletes for good what arrived before `before`, with the mails about it. What has a mail still to be sent is kept
 * until that mail is sent or given up, and counted. Several processes may do this at the same time.
 */
export async function deleteExpired(store: Store, table: Table, before: string): Promise<Expired> {
  let deleted = 0;
  for (;;) {
    const batch = await store.transaction(async (db) => await deleteBatch(db, store.dialect, table, before));
    deleted += batch;
    if (batch < batchSize) break;
  }
  const { kept } = await store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('kept'))
    .where('received_at', '<', before)
    .where((builder) => waitsForMail(builder, table))
    .executeTakeFirstOrThrow();
  return { deleted, kept: Number(kept) };
}

async function deleteBatch(
  db: Kysely<Tables>,
  dialect: Store['dialect'],
  table: Table,
  before: string,
): Promise<number> {
  const expired = await db
    .selectFrom(table)
    .select('id')
    .where('received_at', '<', before)
    .where((builder) => builder.not(waitsForMail(builder, table)))
    .limit(batchSize)
    // What another process is deleting is none of our business; SQLite has one writer at a time anyway.
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = expired.map(({ id }) => id);
  // The rows of the outbox go with them: their references cascade.
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute();
  return ids.length;
}

function waitsForMail({ exists, selectFrom }: ExpressionBuilder<Tables, Table>, table: Table) {
  return exists(
    selectFrom('outbox')
      .select(sql`1`.as('one'))
      .whereRef(`outbox.${referenceTo[table]}`, '=', `${table}.id`)
      .where('outbox.status', '=', 'queued'),
  );
}
