import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Env } from '#server/env.ts';
import { type BackupCounts, checkSqliteCopy } from '#server/store/backup.ts';
import { openStore, sqliteFile } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { listProcesses } from '#server/store/processes.ts';
import { migrationState } from '#server/store/readiness.ts';
import type { Store } from '#server/store/store.ts';
import { BackupError } from './backup-file.ts';
import { checkDump, pgRestore } from './pg-dump.ts';

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>;
type Order = { path: string; place: Place; overwrite: boolean; now: Date; signal: AbortSignal };

/** What was there before is set aside under a name of its own, never deleted. */
export type Restored = BackupCounts & { before: string | undefined };

const busy = 5;
const undefinedTable = '42P01';

/** Checks the backup before anything is touched. Throws `BackupError` if something is there and may not be replaced. */
export async function restore(order: Order): Promise<Restored> {
  const before = order.place.databaseUrl
    ? await restorePostgres(order, order.place.databaseUrl)
    : restoreSqlite(order);
  const store = await openStore({ ...order.place, isPatient: true });
  try {
    await expectKnown(store);
    await migrate(store);
    return { ...(await countsOf(store)), before };
  } finally {
    await store.close();
  }
}

async function countsOf({ db }: Store): Promise<BackupCounts> {
  const [messages, responses] = await Promise.all(
    (['support_messages', 'survey_responses'] as const).map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select(db.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  );
  return { messages: messages!, responses: responses! };
}

async function expectKnown(store: Store): Promise<void> {
  const { newer } = await migrationState(store);
  if (newer.length > 0)
    throw new BackupError(
      `The backup is of a newer version of the site (${newer.join(', ')}): install that one to use it.`,
    );
}

function restoreSqlite({ path, place, overwrite, now }: Order): string | undefined {
  checkSqliteCopy(path);
  const target = sqliteFile(place.dataDir);
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const before = existsSync(target) ? setAside(place.dataDir, overwrite, now) : undefined;
  const temporary = `${target}.restored`;
  copyFileSync(path, temporary);
  renameSync(temporary, target);
  return before;
}

/** With its write-ahead log, which would damage the file that takes its place. */
function setAside(dataDir: string, overwrite: boolean, now: Date): string {
  const target = sqliteFile(dataDir);
  if (!overwrite) throw occupied(target);
  expectUnused(target);
  const folder = join(dataDir, `before-restore-${stamp(now)}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of readdirSync(dataDir))
    if (name.startsWith('site.sqlite')) renameSync(join(dataDir, name), join(folder, name));
  return folder;
}

/** A running server holds a lock, and would go on writing into the file that was moved away. */
function expectUnused(path: string): void {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('rollback');
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy) return;
    throw new BackupError('The server is running: stop it first.');
  } finally {
    database.close();
  }
}

async function restorePostgres({ path, overwrite, now, signal }: Order, databaseUrl: string) {
  await checkDump(path, signal);
  const store = await openStore({ databaseUrl, dataDir: '' });
  try {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from pg_tables where schemaname = 'public'`.execute(store.db);
    const isEmpty = Number(rows[0]!.count) === 0;
    if (!isEmpty && !overwrite) throw occupied('The database');
    if (!isEmpty) await expectStopped(store, now);
    const before = `before_restore_${stamp(now).toLowerCase()}`;
    if (!isEmpty) await moveSchema(store, 'public', before);
    try {
      await pgRestore({ databaseUrl, path, signal });
    } catch (error) {
      // Nothing of the backup is there: it is restored in one transaction.
      if (!isEmpty) await moveBack(store, before);
      throw error;
    }
    return isEmpty ? undefined : `the schema ${before}`;
  } finally {
    await store.close();
  }
}

/** Running processes write down every few seconds that they run; each would go on in the restored tables with what it remembers. */
async function expectStopped({ db }: Store, now: Date): Promise<void> {
  const running = await listProcesses(db, now.toISOString()).catch((error: unknown) => {
    // Set aside is also what is no store, or one from before processes were written down.
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  });
  if (running.length === 0) return;
  const hosts = [...new Set(running.map(({ host }) => host))].join(', ');
  throw new BackupError(
    `The server is running (${hosts}): stop it first. One that was killed counts as running for a minute.`,
  );
}

async function moveSchema({ db }: Store, from: string, to: string): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // Waits for nobody: a running server that writes keeps its lock for milliseconds.
    await sql`alter schema ${sql.id(from)} rename to ${sql.id(to)}`.execute(inside);
    await sql`create schema ${sql.id(from)}`.execute(inside);
  });
}

async function moveBack({ db }: Store, before: string): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await sql`drop schema public`.execute(inside);
    await sql`alter schema ${sql.id(before)} rename to public`.execute(inside);
  });
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function occupied(what: string): BackupError {
  return new BackupError(
    `${what} is not empty: --overwrite puts the backup in its place, and sets aside what is there.`,
  );
}
