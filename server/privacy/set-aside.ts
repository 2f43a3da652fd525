import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { sqliteFile } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';

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

/** `place` is a whole path, or the name of a schema. */
type SetAside = { kind: 'Folder' | 'Schema' | 'File'; place: string };

/**
 * Data that a restore has set aside, and on PostgreSQL the SQLite file from before a move. Nothing in them is ever deleted or
 * erased by the site itself.
 */
export async function listSetAside(
  { db, dialect }: Pick<Store, 'db' | 'dialect'>,
  dataDir: string,
): Promise<SetAside[]> {
  if (dialect === 'sqlite') {
    const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
    return names
      .filter((name) => name.startsWith(folderStart))
      .map((name) => ({ kind: 'Folder', place: resolve(join(dataDir, name)) }));
  }
  const { rows } = await sql<{ place: string }>`
    select nspname as place from pg_namespace where starts_with(nspname, ${schemaStart}) order by nspname`.execute(
    db,
  );
  const file = resolve(sqliteFile(dataDir));
  return [
    ...rows.map(({ place }): SetAside => ({ kind: 'Schema', place })),
    ...(existsSync(file) ? [{ kind: 'File', place: file } as const] : []),
  ];
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
