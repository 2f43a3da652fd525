import { join } from 'node:path';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StoreOptions = {
  /** PostgreSQL if set, else SQLite in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  readOnly?: boolean;
  perCommit?: number | undefined;
  /** On PostgreSQL: waits as long as a query takes. */
  isPatient?: boolean;
  onError?: (error: Error) => void;
};

/** Does not migrate. Throws if the SQLite file cannot be opened. */
export async function openStore({
  databaseUrl,
  dataDir,
  readOnly,
  perCommit,
  isPatient,
  onError,
}: StoreOptions): Promise<Store> {
  if (databaseUrl) return await openPostgresStore(databaseUrl, { readOnly, isPatient, onError });
  return openSqliteStore(sqliteFile(dataDir), { readOnly, perCommit });
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}
