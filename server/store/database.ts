import { join } from 'node:path';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StoreOptions = {
  /** PostgreSQL if set, else the SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  readOnly?: boolean;
  /** How many transactions on SQLite may share a commit. */
  perCommit?: number | undefined;
  /** Hears of broken idle connections to PostgreSQL. */
  onError?: (error: Error) => void;
};

/** Opens the configured store, without migrating it. Throws if the SQLite file cannot be opened. */
export async function openStore({
  databaseUrl,
  dataDir,
  readOnly,
  perCommit,
  onError,
}: StoreOptions): Promise<Store> {
  if (databaseUrl) return await openPostgresStore(databaseUrl, { readOnly, onError });
  return openSqliteStore(sqliteFile(dataDir), { readOnly, perCommit });
}

/** Where the SQLite file lies in the data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}
