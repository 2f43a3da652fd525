import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** What a backup holds of what visitors sent; declarations count among the messages. */
export type BackupCounts = { messages: number; responses: number };

const longestWaitMs = 5000;

/**
 * Copies the SQLite file `from` as it is at this moment into the empty file `to`, while others go on writing. Not page
 * by page: what was deleted stands on in free pages, and an erased person must be in no later backup.
 */
export function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: longestWaitMs });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Reads all of a copy and counts. Throws if anything in it is damaged or missing. */
export function checkSqliteCopy(path: string): BackupCounts {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const faults = database.prepare('pragma integrity_check').all().flatMap(Object.values);
    if (faults.join() !== 'ok') throw new Error(`The copy is damaged: ${faults.join('; ')}`);
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const counts = new Map(
      tables.map(({ name }) => {
        const quoted = `"${String(name).replaceAll('"', '""')}"`;
        return [name, Number(database.prepare(`select count(*) as count from ${quoted}`).get()!.count)];
      }),
    );
    return {
      messages: known(counts.get('support_messages')),
      responses: known(counts.get('survey_responses')),
    };
  } finally {
    database.close();
  }
}

/**
 * Calls `work` with the name of a snapshot of PostgreSQL, which other connections can read as long as it runs, and
 * gives the counts in that very snapshot.
 */
export async function withSnapshot(
  { db }: Store,
  work: (snapshot: string) => Promise<void>,
): Promise<BackupCounts> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // While others read the snapshot, this connection does nothing.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ id: string; messages: string; responses: string }>`
        select pg_export_snapshot() as id,
          (select count(*) from support_messages) as messages,
          (select count(*) from survey_responses) as responses`.execute(transaction);
      const { id, messages, responses } = rows[0]!;
      await work(id);
      return { messages: Number(messages), responses: Number(responses) };
    });
}

function known(count: number | undefined): number {
  if (count === undefined) throw new Error('The copy has no messages or responses table');
  return count;
}
