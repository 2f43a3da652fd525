import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type StoreOptions, sqliteFile } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';

export type BackupCounts = { messages: number; responses: number };

const longestWaitMs = 5000;

/** Not page by page: free pages keep deleted data, and an erased person must be in no later backup. */
export function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: longestWaitMs });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  removeSalts(to);
}

/** Hashes of networks that failed to sign in reveal nothing if their salts are missing (LAW-21). */
function removeSalts(copy: string): void {
  const database = new DatabaseSync(copy);
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'network_salts'").get();
    if (table) database.exec('pragma secure_delete = on; delete from network_salts');
  } finally {
    database.close();
  }
}

/** Reads the whole copy. Throws if anything is damaged or missing. */
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

/** Other connections can read the snapshot while `work` runs; the counts are those in it. */
export async function withSnapshot(
  { db }: Store,
  work: (snapshot: string) => Promise<void>,
): Promise<BackupCounts> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // This connection idles while others read the snapshot.
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

/** Whether there is a store to compare with; a database that does not answer is another question. */
export function isThere({ databaseUrl, dataDir }: Pick<StoreOptions, 'databaseUrl' | 'dataDir'>): boolean {
  return databaseUrl !== undefined || existsSync(sqliteFile(dataDir));
}
