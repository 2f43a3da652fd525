import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { groupCommit } from './group-commit.ts';
import { kyselySqlite } from './node-sqlite.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How long SQLite itself may wait for another process; the event loop stands still meanwhile. */
const blockingWaitMs = 50;
/** How long a writer waits for another process in all before it gives up. */
const longestWaitMs = 5000;
const pauseMs = 20;
const busy = 5;
/** Bounds how long one batch may hold the event loop, and how much it may hold in memory. */
const transactionsPerCommit = 128;

type SqliteOptions = { readOnly?: boolean | undefined; perCommit?: number | undefined };

/**
 * Opens the SQLite file at `path` (`:memory:` for tests), made with its folder if missing, readable by its owner only.
 * Every commit is synced to the disk (WAL, synchronous=FULL). With `readOnly` nothing is made or changed; throws if
 * there is no file.
 */
export function openSqliteStore(
  path: string,
  { readOnly = false, perCommit = transactionsPerCommit }: SqliteOptions = {},
): Store {
  if (path !== ':memory:' && !readOnly) makePrivateFile(path);
  const database = new DatabaseSync(path, {
    readOnly,
    timeout: blockingWaitMs,
    enableForeignKeyConstraints: true,
  });
  if (!readOnly) configure(database);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselySqlite(database) }) });
  return {
    db,
    dialect: 'sqlite',
    transaction: groupCommit({ database, db, begin: async () => await beginImmediate(database), perCommit }),
    close: async () => {
      if (!database.isOpen) return;
      await db.destroy();
      // Kysely closes the file only if it was used through it.
      if (database.isOpen) database.close();
    },
  };
}

function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its WAL and shared-memory files the permissions of the main file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** WAL needs a moment alone with a new file; another process that starts at the same time may have it. */
function configure(database: DatabaseSync): void {
  database.exec(`pragma busy_timeout = ${longestWaitMs}`);
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma busy_timeout = ${blockingWaitMs}`);
  database.exec('pragma synchronous = full');
  // Else `insert or replace` would pass the triggers of the tables that only grow.
  database.exec('pragma recursive_triggers = on');
}

async function beginImmediate(database: DatabaseSync): Promise<void> {
  const giveUpAt = performance.now() + longestWaitMs;
  for (;;) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;
      if (!isBusy || performance.now() > giveUpAt) throw error;
      await delay(pauseMs);
    }
  }
}
