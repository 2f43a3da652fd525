import { sql } from 'kysely';
import { countRows } from '#server/core/store/rows.ts';
import type { Db, Store, SubmissionTable } from '#server/core/store/store.ts';
import { deleteSubmissions } from '#server/forms/delete-submissions.ts';
import { aboutColumns } from '#server/outbox/outbox.ts';

export type Expired = { deleted: number; kept: number };

/** Declarations are stored among the messages. The bin is counted from the deletion by an operator. */
const places = {
  messages: { table: 'support_messages', where: sql<boolean>`kind = 'message'`, since: 'receivedAt' },
  declarations: { table: 'support_messages', where: sql<boolean>`kind <> 'message'`, since: 'receivedAt' },
  bin: { table: 'support_messages', where: sql<boolean>`deleted_at is not null`, since: 'deletedAt' },
  responses: { table: 'survey_responses', where: sql<boolean>`1 = 1`, since: 'receivedAt' },
} as const;

export type Expiring = keyof typeof places;

/** Asked for at once. */
const batchSize = 50;

/** A submission with a mail still to be sent stays until that is sent or given up. Safe in several processes. */
export async function deleteExpired(
  store: Store,
  what: Expiring,
  /** Mails that wait are deleted with their subject if `sendsMail` is false. */
  { before, sendsMail }: { before: string; sendsMail: boolean },
): Promise<Expired> {
  const { table, where, since } = places[what];
  const waitsForMail = sql<boolean>`exists (select 1 from outbox
    where ${sql.ref(`outbox.${aboutColumns[table]}`)} = ${sql.ref(`${table}.id`)} and outbox.status = 'queued')`;
  const expired = (db: Db) =>
    db.selectFrom<SubmissionTable>(table).where(sql.ref(since), '<', before).where(where);
  const next = async (db: Db) => {
    const rows = await expired(db)
      .select('id')
      .$if(sendsMail, (query) => query.where(sql<boolean>`not ${waitsForMail}`))
      .limit(batchSize)
      // Skips rows another process is deleting; SQLite has one writer at a time anyway.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    return rows.map(({ id }) => id);
  };
  const deleted = await deleteSubmissions({ store, table, next });
  if (!sendsMail) return { deleted, kept: 0 };
  return { deleted, kept: await countRows(expired(store.db).where(waitsForMail)) };
}
