import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { runningFault } from '#server/core/processes.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import { migrate, migrationState } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Env } from '#server/env.ts';
import { folderAside, schemaAside } from '#server/privacy/set-aside.ts';
import { BackupError, linkFile, makeWorkFolder, syncFile } from './backup-file.ts';
import { type BackupCounts, checkDump, checkSqliteCopy, countStored, pgRestore } from './store-copy.ts';

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;
type Order = { path: string; place: Place; overwrite: boolean; now: Date; signal: AbortSignal };

/** Existing data is set aside under a name of its own, never deleted. */
export type Restored = BackupCounts & { before: string | undefined };

const busy = 5;
const undefinedTable = '42P01';

/**
 * The store that was there stays in its place until the backup is checked and can be used with this version. Throws
 * `BackupError` if something is there and may not be replaced.
 */
export async function restore(order: Order): Promise<Restored> {
  const { databaseUrl } = order.place;
  return databaseUrl ? await restorePostgres(order, databaseUrl) : await restoreSqlite(order);
}

/** Makes what was restored a store of this version. */
async function settle(place: Place): Promise<BackupCounts> {
  await using store = await openStore({ ...place, isPatient: true });
  const { newer } = await migrationState(store);
  if (newer.length > 0)
    throw new BackupError(
      `The backup is from a newer version of the site (${newer.join(', ')}): install that version first.`,
    );
  await migrate(store);
  return await countStored(store.db);
}

async function restoreSqlite({ path, place, overwrite, now }: Order): Promise<Restored> {
  checkSqliteCopy(path);
  const target = sqliteFile(place.dataDir);
  const isOccupied = existsSync(target);
  if (isOccupied && !overwrite) throw occupied(target);
  if (isOccupied) expectUnused(target);
  const folder = makeWorkFolder(place.dataDir, 'restore');
  try {
    const restored = sqliteFile(folder);
    copyFileSync(path, restored);
    const counts = await settle({ databaseUrl: undefined, dataDir: folder });
    const before = isOccupied ? setAside(place.dataDir, now) : undefined;
    syncFile(restored);
    renameSync(restored, target);
    syncFile(place.dataDir);
    return { ...counts, before };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file itself stays until another takes its name, so that there is one at any moment. */
function setAside(dataDir: string, now: Date): string {
  const folder = join(dataDir, folderAside(now));
  mkdirSync(folder, { mode: 0o700 });
  const target = sqliteFile(dataDir);
  const kept = join(folder, basename(target));
  linkFile(target, kept, () => {
    copyFileSync(target, kept);
    syncFile(kept);
  });
  // Left by a damaged file alone; it would damage the one that takes its place.
  for (const name of readdirSync(dataDir))
    if (name.startsWith(`${basename(target)}-`)) renameSync(join(dataDir, name), join(folder, name));
  return folder;
}

/**
 * A running server holds a lock, and would go on writing into the file that was set aside. Closing brings the write-ahead
 * log into the file.
 */
function expectUnused(path: string): void {
  using database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('rollback');
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy) return;
    throw new BackupError('The server is running: stop it first.');
  }
}

async function restorePostgres(order: Order, databaseUrl: string): Promise<Restored> {
  const { path, overwrite, now, signal } = order;
  await checkDump(path, signal);
  await using store = await openStore({ databaseUrl, dataDir: '' });
  const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_tables where schemaname = 'public'`.execute(store.db);
  const isEmpty = Number(rows[0]!.count) === 0;
  if (!isEmpty && !overwrite) throw occupied('The database');
  if (!isEmpty) await expectStopped(store, now);
  const aside = isEmpty ? undefined : schemaAside(now);
  await pgRestore({ databaseUrl, path, aside, signal });
  try {
    return { ...(await settle(order.place)), before: aside && `the schema ${aside}` };
  } catch (error) {
    if (aside) {
      await store.transaction(async (db) => {
        await sql`drop schema public cascade`.execute(db);
        await sql`alter schema ${sql.id(aside)} rename to public`.execute(db);
      });
    }
    throw error;
  }
}

/** Running processes write down every few seconds that they run; each would go on in the restored tables with what it remembers. */
async function expectStopped({ db }: Store, now: Date): Promise<void> {
  const running = await runningFault(db, now.toISOString()).catch((error: unknown) => {
    // Set aside is also what is no store, or one from before processes were written down.
    if ((error as { code?: string }).code === undefinedTable) return undefined;
    throw error;
  });
  if (running) throw new BackupError(running);
}

function occupied(what: string): BackupError {
  return new BackupError(
    `${what} is not empty: add --overwrite to replace it. The existing data is set aside.`,
  );
}
