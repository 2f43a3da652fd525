import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CamelCasePlugin,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely';
import { groupCommit } from './group-commit.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Wait inside SQLite, which blocks the event loop. */
const blockingWaitMs = 50;
/** Total wait for another process before a writer gives up. */
const longestWaitMs = 5000;
const pauseMs = 20;
const busy = 5;
/** Bounds how long one batch blocks the event loop, and its memory. */
const transactionsPerCommit = 128;

export type SqliteOptions = { readOnly?: boolean; perCommit?: number | undefined };

/**
 * Creates the file and its folder if missing, readable by the owner only; `:memory:` for tests. Every commit is synced
 * (WAL, synchronous=FULL). `readOnly` changes nothing and throws if there is no file.
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
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: kyselySqlite(database) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    dialect: 'sqlite',
    transaction: groupCommit({ database, db, begin: async () => await beginImmediate(database), perCommit }),
    // Deleted rows are overwritten in the file (secure_delete); their former pages stay in the log until it is emptied.
    wipe: async () => {
      const { rows } = await db
        .connection()
        .execute(async (one) => await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(one));
      // Busy while another process reads: then the log keeps its content until the next time.
      return rows[0]?.busy === 0;
    },
    close: async () => {
      if (!database.isOpen) return;
      await db.destroy();
      // Kysely closes the file only if Kysely has used it.
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

/** Switching to WAL needs exclusive access, which another starting process may have. */
function configure(database: DatabaseSync): void {
  database.exec(`pragma busy_timeout = ${longestWaitMs}`);
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma busy_timeout = ${blockingWaitMs}`);
  database.exec('pragma synchronous = full');
  database.exec('pragma secure_delete = on');
  // Otherwise `insert or replace` would bypass the triggers of append-only tables.
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

const maxKeptStatements = 200;

function kyselySqlite(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= maxKeptStatements) kept.clear();
      const statement = database.prepare(sql);
      const wrapped: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // Not the kept statement: its next user would reset an iteration in progress.
        iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      };
      kept.set(sql, wrapped);
      return wrapped;
    },
    close: () => database.close(),
  };
}
