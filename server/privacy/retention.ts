import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { deleteSubmissions } from '#server/forms/delete-submissions.ts';

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

/** Asked for at once. */
const batchSize = 50;

export type Expiry = {
  before: string;
  /** If false, mails that wait are deleted with their subject. */
  sendsMail: boolean;
};

/** A submission with a mail still to be sent stays until that is sent or given up. Safe in several processes. */
export async function deleteExpired(store: Store, what: Expiring, expiry: Expiry): Promise<Expired> {
  const { table } = places[what];
  const next = async (db: Kysely<Tables>) => await findExpired(db, store.dialect, what, expiry);
  const deleted = await deleteSubmissions({ store, table, next });
  if (!expiry.sendsMail) return { deleted, kept: 0 };
  const { kept } = await store.db
    .selectFrom<Table>(table)
    .select(({ fn }) => fn.countAll().as('kept'))
    .where(sql.ref(places[what].since), '<', expiry.before)
    .where(places[what].where)
    .where((builder) => waitsForMail(builder, what))
    .executeTakeFirstOrThrow();
  return { deleted, kept: Number(kept) };
}

async function findExpired(
  db: Kysely<Tables>,
  dialect: Store['dialect'],
  what: Expiring,
  { before, sendsMail }: Expiry,
): Promise<string[]> {
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
  return expired.map(({ id }) => id);
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
