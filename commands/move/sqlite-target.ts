import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { giveName, isWorkFolder, makeWorkFolder, syncFile } from '#server/backup/backup-file.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { searchedTables } from '#server/core/store/text-search.ts';
import { MoveError, type Target } from './side.ts';
import { quoted, read } from './sqlite-rows.ts';

/**
 * A file in a folder of its own until it is finished. The folder of a killed move is deleted first. Throws `MoveError` if
 * `dataDir` has a store.
 */
export async function createSqliteTarget(dataDir: string): Promise<Target> {
  const target = sqliteFile(dataDir);
  if (existsSync(target)) throw occupied(target);
  if (existsSync(dataDir)) removeUnfinished(dataDir);
  const folder = makeWorkFolder(dataDir, 'move');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = await newDatabase(folder);
    const definitions = dropIndexes(database);
    return {
      ...writable(database),
      finish: async () => {
        for (const table of Object.values(searchedTables))
          database.exec(`insert into ${table}_words (${table}_words) values ('rebuild')`);
        for (const definition of definitions) database.exec(definition);
        database.exec('commit');
        database.close();
        syncFile(sqliteFile(folder));
        // Another server may have been started in the folder since.
        giveName(sqliteFile(folder), target, occupied(target));
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
  // The source has these rows, too.
  database.exec('delete from migrations');
  return database;
}

/** Also the triggers: rows are written faster without. Returns the statements that make them again. */
function dropIndexes(database: DatabaseSync): string[] {
  const all = database
    .prepare(
      `select type, name, sql from sqlite_schema where type in ('index', 'trigger')
        and sql is not null and sql not like 'create unique %'`,
    )
    .all();
  for (const { type, name } of all) database.exec(`drop ${type} ${quoted(String(name))}`);
  return all.map(({ sql }) => String(sql));
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

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (isWorkFolder(name, 'move')) rmSync(join(dataDir, name), { recursive: true, force: true });
}

function occupied(target: string): MoveError {
  return new MoveError(`${target} exists already: name a folder that has no store.`);
}
