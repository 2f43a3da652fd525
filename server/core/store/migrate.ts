import { type Kysely, sql } from 'kysely';
import { lock } from './advisory-lock.ts';
import { type Migration, migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

export const tooOldMessage =
  'The database was made by a build from before 1.0.0, which this version cannot update. Set DATA_DIR or DATABASE_URL to an empty place, or go back to that build.';

/**
 * Applies the missing migrations in one transaction, for which a second process waits, and returns their names. Throws if
 * one fails or the store is from before the baseline, with nothing changed. If rows may be stored and a migration is missing,
 * `before` runs first with the time of the last one; it may read through connections of its own.
 */
export async function migrate(
  store: Store,
  wanted: readonly Migration[] = migrations,
  before?: (lastAt: string) => Promise<void>,
): Promise<string[]> {
  return await store.transaction(async (tables) => {
    const db = tables as unknown as Kysely<unknown>;
    await lock(store, db, 'migrations');
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      db,
    );
    const applied = await appliedMigrations(db);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    if (applied.size > 0 && missing.includes(wanted[0]!)) throw new Error(tooOldMessage);
    if (before && applied.size > 0 && missing.length > 0) {
      // This connection idles until the backup is made.
      if (store.dialect === 'postgres')
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
      await before([...applied.values()].sort().at(-1)!);
    }
    for (const { name, up } of missing) {
      await up(db);
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        db,
      );
    }
    return missing.map(({ name }) => name);
  });
}

async function appliedMigrations<Any>(db: Kysely<Any>): Promise<Map<string, string>> {
  type Row = { name: string; at: string };
  const { rows } = await sql<Row>`select name, applied_at as at from migrations`.execute(db);
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** Names of the applied migrations against those of this build. */
export async function migrationState({ db }: Pick<Store, 'db'>) {
  const applied = await appliedMigrations(db);
  const known = migrations.map(({ name }) => name);
  return {
    applied: applied.size,
    missing: known.filter((name) => !applied.has(name)),
    newer: [...applied.keys()].filter((name) => name > known.at(-1)!),
  };
}

/** True if the store is writable and has all migrations; never throws. */
export async function isStoreReady(store: Store): Promise<boolean> {
  try {
    return await store.transaction(async (db) => {
      // Needs write access, but changes nothing.
      await db.deleteFrom('outbox').where('id', '=', '').execute();
      return (await migrationState({ db })).missing.length === 0;
    });
  } catch {
    return false;
  }
}
