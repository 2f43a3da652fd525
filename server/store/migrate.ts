import { type Kysely, sql } from 'kysely';
import { lock } from './advisory-lock.ts';
import { type Migration, migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

/** One transaction for all, for which a second process waits. Throws if one fails, with nothing changed. */
export async function migrate(store: Store, wanted: readonly Migration[] = migrations): Promise<string[]> {
  return await store.transaction(async (tables) => {
    const db = tables as unknown as Kysely<unknown>;
    await lock(store, db, 'migrations');
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      db,
    );
    const applied = await namesApplied(db);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    for (const { name, up } of missing) {
      await up(db);
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        db,
      );
    }
    return missing.map(({ name }) => name);
  });
}

async function namesApplied(db: Kysely<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
