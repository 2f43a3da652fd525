import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '#server/core/store/database.ts';
import { expectThisVersion, MoveError, type Source } from './side.ts';
import { namesOfSite, type SiteTable } from './site-tables.ts';
import { read } from './sqlite-rows.ts';

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
    const known = namesOfSite(tables);
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

/** A running server has the file open, and one that starts later cannot open it. Nothing is written. */
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
