import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export type Expired = { deleted: number; kept: number };

/** Declarations are stored among the messages. */
const places = {
  messages: {
    table: 'support_messages',
    reference: 'support_message_id',
    where: sql<boolean>`kind = 'message'`,
    since: 'received_at',
  },
  declarations: {
    table: 'support_messages',
    reference: 'support_message_id',
    where: sql<boolean>`kind <> 'message'`,
    since: 'received_at',
  },
  /** Counted from the deletion by an operator. */
  bin: {
    table: 'support_messages',
    reference: 'support_message_id',
    where: sql<boolean>`deleted_at is not null`,
    since: 'deleted_at',
  },
  responses: {
    table: 'survey_responses',
    reference: 'survey_response_id',
    where: sql<boolean>`1 = 1`,
    since: 'received_at',
  },
} as const;

export type Expiring = keyof typeof places;
type Table = (typeof places)[Expiring]['table'];

/** Bounds how long one transaction keeps other writers waiting. */
const batchSize = 200;

export type Expiry = {
  before: string;
  /** If false, mails that wait are deleted with their subject. */
  sendsMail: boolean;
};

/** A submission with a mail still to be sent stays until that is sent or given up. Safe in several processes. */
export async function deleteExpired(store: Store, what: Expiring, expiry: Expiry): Promise<Expired> {
  let deleted = 0;
  for (;;) {
    const batch = await store.transaction(async (db) => await deleteBatch(db, store.dialect, what, expiry));
    deleted += batch;
    if (batch < batchSize) break;
  }
  if (!expiry.sendsMail) return { deleted, kept: 0 };
  const { kept } = await store.db
    .selectFrom<Table>(places[what].table)
    .select(({ fn }) => fn.countAll().as('kept'))
    .where(sql.ref(places[what].since), '<', expiry.before)
    .where(places[what].where)
    .where((builder) => waitsForMail(builder, what))
    .executeTakeFirstOrThrow();
  return { deleted, kept: Number(kept) };
}

async function deleteBatch(
  db: Kysely<Tables>,
  dialect: Store['dialect'],
  what: Expiring,
  { before, sendsMail }: Expiry,
): Promise<number> {
  const { table, where, since } = places[what];
  const expired = await db
    .selectFrom<Table>(table)
    .select('id')
    .where(sql.ref(since), '<', before)
    .where(where)
    .$if(sendsMail, (query) => query.where((builder) => builder.not(waitsForMail(builder, what))))
    .limit(batchSize)
    // Skips rows another process is deleting; SQLite has one writer at a time anyway.
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom<Table>(table).where('id', 'in', ids).execute();
  return ids.length;
}

function waitsForMail({ exists, selectFrom }: ExpressionBuilder<Tables, Table>, what: Expiring) {
  const { table, reference } = places[what];
  return exists(
    selectFrom('outbox')
      .select(sql`1`.as('one'))
      .whereRef(`outbox.${reference}`, '=', `${table}.id`)
      .where('outbox.status', '=', 'queued'),
  );
}
