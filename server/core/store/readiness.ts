import { sql } from 'kysely';
import { migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

/** Names of the applied migrations against those of this build. */
export async function migrationState({ db }: Pick<Store, 'db'>) {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const known = migrations.map(({ name }) => name);
  const applied = new Set(rows.map(({ name }) => name));
  return {
    applied: applied.size,
    missing: known.filter((name) => !applied.has(name)),
    newer: [...applied].filter((name) => name > known.at(-1)!),
  };
}

/** True if the store is writable and has all migrations; never throws. */
export async function isStoreReady(store: Store): Promise<boolean> {
  try {
    return await store.transaction(async (db) => {
      const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
      // Needs write access, but changes nothing.
      await db.deleteFrom('outbox').where('id', '=', '').execute();
      const applied = new Set(rows.map(({ name }) => name));
      return migrations.every(({ name }) => applied.has(name));
    });
  } catch {
    return false;
  }
}
