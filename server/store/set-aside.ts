import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Store } from './store.ts';

const folderStart = 'before-restore-';
const schemaStart = 'before_restore_';

/** In which folder of `DATA_DIR` (SQLite) a restore sets aside what was there. */
export function folderAside(now: Date): string {
  return folderStart + stamp(now);
}

/** In which schema (PostgreSQL) a restore sets aside what was there. */
export function schemaAside(now: Date): string {
  return schemaStart + stamp(now).toLowerCase();
}

/** Whole paths or names of schemas: nothing in them is ever deleted or erased by the site itself. */
export async function listSetAside({ db, dialect }: Store, dataDir: string): Promise<string[]> {
  if (dialect === 'sqlite') {
    const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
    return names.filter((name) => name.startsWith(folderStart)).map((name) => resolve(join(dataDir, name)));
  }
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${schemaStart}) order by nspname`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
