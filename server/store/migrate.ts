import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

/** Any number, the same in every process of this product: PostgreSQL's advisory lock for migrations. */
const migrationLock = 7_301_446_213;

/**
 * Applies what is missing, all of it in one transaction. Two processes that start together apply it once: the second
 * waits for the first. Gives the names applied by this call; throws if a migration fails, and then nothing is changed.
 */
export async function migrate(store: Store, wanted: readonly Migration[] = migrations): Promise<string[]> {
  return await store.transaction(async (tables) => {
    const db = tables as unknown as Kysely<unknown>;
    if (store.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db);
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
