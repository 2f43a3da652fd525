import { join } from 'node:path';
import { openPostgresStore, type PostgresOptions } from './postgres-store.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StoreOptions = {
  /** PostgreSQL if set, else SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
} & SqliteOptions &
  Pick<PostgresOptions, 'isPatient' | 'onError'>;

/** Does not migrate. Throws if the SQLite file cannot be opened. */
export async function openStore({
  databaseUrl,
  dataDir,
  ...options
}: StoreOptions): Promise<Store & AsyncDisposable> {
  const store = databaseUrl
    ? await openPostgresStore(databaseUrl, options)
    : openSqliteStore(sqliteFile(dataDir), options);
  return Object.assign(store, { [Symbol.asyncDispose]: store.close });
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}
