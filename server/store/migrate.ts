import { type Kysely, sql } from 'kysely';
import { lock } from './advisory-lock.ts';
import { type Migration, migrations } from './migrations/migrations.ts';
import type { Store } from './store.ts';

/**
 * One transaction for all, for which a second process waits. Throws if one fails, with nothing changed. `before` comes
 * first where something is stored and a migration is missing, and is told when the last one was carried out; it may read
 * through connections of its own.
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
    const applied = await timesApplied(db);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    if (before && applied.size > 0 && missing.length > 0) {
      // This connection idles meanwhile.
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

async function timesApplied(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    name: string;
    at: string;
  }>`select name, applied_at as at from migrations`.execute(db);
  return new Map(rows.map(({ name, at }) => [name, at]));
}
