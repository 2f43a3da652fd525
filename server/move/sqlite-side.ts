import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { hasNoLinks, syncFile } from '#server/backup/backup-file.ts';
import { isWorkFolder, makeWorkFolder } from '#server/backup/work-folder.ts';
import { openStore, sqliteFile } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { numberTables } from '#server/store/text-search.ts';
import { MoveError } from './move-error.ts';
import type { Row } from './row-digest.ts';
import { batchSize, type Side, type Source, type Target } from './side.ts';
import type { SiteTable } from './site-tables.ts';
import { expectThisVersion } from './source-version.ts';

const busy = 5;

/** Throws `MoveError` if there is no store of this version, or a process has it open. */
export function openSqliteSource(dataDir: string, tables: readonly SiteTable[]): Source {
  const path = sqliteFile(dataDir);
  if (!existsSync(path))
    throw new MoveError(`There is no ${path}: nothing is stored yet, or DATA_DIR is not the server's.`);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    lock(database);
    const names = namesIn(database);
    if (!names.includes('migrations')) throw new MoveError(`There is no store of the site in ${path}.`);
    expectThisVersion(
      database
        .prepare('select name from migrations')
        .all()
        .map(({ name }) => String(name)),
    );
    const known = [...numberTables, ...tables.map(({ name }) => name)];
    return {
      otherTables: names.filter((name) => !known.includes(name)),
      read: (table) => read(database, table),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A running server has the file open; one that starts meanwhile cannot open it. Nothing is written. */
function lock(database: DatabaseSync): void {
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('pragma query_only = on');
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy) throw error;
    throw new MoveError('The server is running: stop it first.');
  }
}

function namesIn(database: DatabaseSync): string[] {
  return database
    .prepare(`select name from pragma_table_list where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));
}

/**
 * A file in a folder of its own until it is finished. What a killed move has left is deleted first. Throws `MoveError` if
 * the folder has a store.
 */
export async function createSqliteTarget(dataDir: string): Promise<Target> {
  const target = sqliteFile(dataDir);
  if (existsSync(target)) throw occupied(target);
  if (existsSync(dataDir)) removeUnfinished(dataDir);
  const folder = makeWorkFolder(dataDir, 'move');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = await newDatabase(folder);
    return {
      ...writable(database),
      finish: async () => {
        database.exec('commit');
        database.close();
        syncFile(sqliteFile(folder));
        giveName(sqliteFile(folder), target);
        syncFile(dataDir);
      },
      close: async () => {
        if (database.isOpen) database.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function newDatabase(folder: string): Promise<DatabaseSync> {
  const store = await openStore({ dataDir: folder });
  await migrate(store).finally(store.close);
  const database = new DatabaseSync(sqliteFile(folder), { enableForeignKeyConstraints: true });
  // Until it is whole the file is worth nothing, and is synced as a whole.
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -64000; begin');
  // What the migrations have written is in the source, too.
  database.exec('delete from migrations; delete from spam_filter');
  return database;
}

function writable(database: DatabaseSync): Pick<Target, 'read' | 'write'> {
  return {
    read: (table) => read(database, table),
    write: async ({ name, columns }, rows) => {
      const list = columns.map((column) => quoted(column.name)).join();
      const insert = database.prepare(
        `insert into ${quoted(name)} (${list}) values (${columns.map(() => '?').join()})`,
      );
      for (const row of rows) insert.run(...(row as SQLInputValue[]));
    },
  };
}

async function* read(database: DatabaseSync, table: SiteTable): ReturnType<Side['read']> {
  const order = table.key.length > 0 ? `order by ${table.key.map(({ name }) => quoted(name)).join()}` : '';
  const list = table.columns.map(({ name }) => quoted(name)).join();
  const statement = database.prepare(`select ${list} from ${quoted(table.name)} ${order}`);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const size = batchSize(table);
  let rows: Row[] = [];
  for (const row of statement.iterate()) {
    rows.push(row as unknown as Row);
    if (rows.length < size) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (isWorkFolder(name, 'move')) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** A rename would replace the store of a server that was started in the folder. */
function giveName(made: string, target: string): void {
  try {
    linkSync(made, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw occupied(target);
    if (!hasNoLinks(error)) throw error;
    renameSync(made, target);
  }
}

function occupied(target: string): MoveError {
  return new MoveError(`${target} exists already: name a folder that has no store.`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
