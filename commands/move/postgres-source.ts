import { sql } from 'kysely';
import { runningFault } from '#server/core/processes.ts';
import type { Store } from '#server/core/store/store.ts';
import { begun, namesIn, read, type Transaction } from './postgres-rows.ts';
import { expectThisVersion, MoveError, type Source } from './side.ts';
import { namesOfSite, type SiteTable } from './site-tables.ts';

const lockTimeout = '2s';
const lockNotAvailable = '55P03';
const undefinedTable = '42P01';

type Reading = { tables: readonly SiteTable[]; now: Date };

/** Throws `MoveError` if there is no store of this version, or a process of the site runs on it. */
export async function openPostgresSource(databaseUrl: string, { tables, now }: Reading): Promise<Source> {
  return await begun(databaseUrl, 'repeatable read', async ({ store, transaction, close }) => {
    expectThisVersion(await appliedIn(store));
    await lockAll(transaction, tables);
    await sql`set transaction read only`.execute(transaction);
    const running = await runningFault(transaction, now.toISOString());
    if (running) throw new MoveError(running);
    const known = namesOfSite(tables);
    return {
      otherTables: (await namesIn(transaction)).filter((name) => !known.includes(name)),
      read: (table) => read(transaction, table),
      close,
    };
  });
}

async function appliedIn({ db }: Store): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    throw new MoveError('There is no store of the site in the database of DATABASE_URL.');
  }
}

/** Others can still read. It comes before the first query, so that the snapshot has all that was written. */
async function lockAll(transaction: Transaction, tables: readonly SiteTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  try {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    await sql`lock table ${names} in share mode`.execute(transaction);
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new MoveError('Another program writes into the database: stop it first.');
  }
}
