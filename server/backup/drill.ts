import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { backupTime } from '#domain/health/backup-files.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { BackupError, makeWorkFolder } from './backup-file.ts';
import { findBackupEntry, recordDrill } from './backup-log.ts';
import { restore } from './restore.ts';
import type { BackupCounts } from './store-copy.ts';
import { type UpdateEnv, updateStore } from './update-store.ts';

type Order = { path: string; name: string; place: UpdateEnv; now: Date; signal: AbortSignal };

export type Drill = BackupCounts & {
  /** Counts recorded when the backup was made; undefined if this store has no record of it. */
  noted: BackupCounts | undefined;
  /** Rows of the live store that are older than the backup, and how many of them it lacks. */
  compared: number;
  missing: number;
};

/** Rows written while the backup was made need not be in it. */
const underWayMs = 60_000;
const pageSize = 500;
const drillSuffix = '_restore_drill';
/** So that the name fits in PostgreSQL's 63 bytes. */
const longestName = 48;

const comparedTables = [
  ['support_messages', 'receivedAt'],
  ['survey_responses', 'receivedAt'],
  ['audit_log', 'happenedAt'],
] as const;

/** Restores beside the live store, compares, and removes what was restored. Throws if it cannot be restored. */
export async function drill({ path, name, place, now, signal }: Order): Promise<Drill> {
  const beside = place.databaseUrl ? await newDatabase(place.databaseUrl) : newFolder(place.dataDir);
  try {
    const result = await restore({ path, place: beside.place, overwrite: false, now, signal });
    const hasLive = place.databaseUrl !== undefined || existsSync(sqliteFile(place.dataDir));
    if (!hasLive) return { ...result, noted: undefined, compared: 0, missing: 0 };
    await using live = await openStore(place);
    await using restored = await openStore({ ...beside.place, readOnly: true });
    await updateStore(live, { env: place, now, signal });
    const entry = await findBackupEntry(live.db, name);
    const noted = entry && { messages: entry.messages ?? 0, responses: entry.responses ?? 0 };
    const found = { ...result, noted, ...(await compare(live, restored, backupTime(name) ?? new Date(0))) };
    if (isProof(found)) await recordDrill(live, name, now);
    return found;
  } finally {
    await beside.remove();
  }
}

export function isProof({ messages, responses, noted, missing }: Drill): boolean {
  const isAsNoted = !noted || (noted.messages === messages && noted.responses === responses);
  return isAsNoted && missing === 0;
}

async function compare(live: Store, restored: Store, made: Date) {
  const before = new Date(made.getTime() - underWayMs).toISOString();
  const result = { compared: 0, missing: 0 };
  for (const [name, time] of comparedTables) {
    const table = sql.table(name);
    let after = '';
    for (let isLast = false; !isLast; ) {
      const older = await sql<{ id: string }>`select id from ${table}
        where id > ${after} and ${sql.ref(time)} < ${before} order by id limit ${pageSize}`.execute(live.db);
      const ids = older.rows.map(({ id }) => id);
      isLast = ids.length < pageSize;
      if (ids.length === 0) break;
      const found = await sql`select id from ${table} where id in (${sql.join(ids)})`.execute(restored.db);
      result.compared += ids.length;
      result.missing += ids.length - found.rows.length;
      after = ids.at(-1)!;
    }
  }
  return result;
}

function newFolder(dataDir: string) {
  const folder = makeWorkFolder(dataDir, 'drill');
  return {
    place: { databaseUrl: undefined, dataDir: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** In the same server, beside the live one. A drill that was killed left its database: the next replaces it. */
async function newDatabase(databaseUrl: string) {
  const run = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    await using store = await openStore({ databaseUrl, dataDir: '' });
    return await work(store.db);
  };
  const name = await run(async (db) => {
    const { rows } = await sql<{ live: string }>`select current_database() as live`.execute(db);
    return `${rows[0]!.live.slice(0, longestName)}${drillSuffix}`;
  });
  const drop = async (db: Db) =>
    void (await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db));
  try {
    await run(async (db) => {
      await drop(db);
      await sql`create database ${sql.id(name)} template template0`.execute(db);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new BackupError(
      'The drill needs a database of its own, but the user in DATABASE_URL may not create one (alter role … createdb).',
    );
  }
  const url = new URL(databaseUrl);
  url.pathname = name;
  const place = { databaseUrl: url.href, dataDir: '' };
  return { place, remove: async () => await run(drop) };
}
