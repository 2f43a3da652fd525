import { sql } from 'kysely';
import { migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

/** Whether the store can be written to and has all migrations; never throws. */
export async function isStoreReady(store: Store): Promise<boolean> {
  try {
    return await store.transaction(async (db) => {
      const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
      // Takes the right to write, and finds nothing to change.
      await db.deleteFrom('outbox').where('id', '=', '').execute();
      const applied = new Set(rows.map(({ name }) => name));
      return migrations.every(({ name }) => applied.has(name));
    });
  } catch {
    return false;
  }
}
