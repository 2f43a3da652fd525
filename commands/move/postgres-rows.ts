import { type ControlledTransaction, type IsolationLevel, sql } from 'kysely';
import { openStore } from '#server/core/store/database.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { batchSize, type Side, type Value } from './side.ts';
import type { Column, SiteTable } from './site-tables.ts';

export type Transaction = ControlledTransaction<Tables>;

type Begun = { store: Store; transaction: Transaction; close: () => Promise<void> };

/** `close` ends transaction and store; without a commit before it, nothing has happened. */
export async function begun<Result>(
  databaseUrl: string,
  isolation: IsolationLevel,
  prepare: (begun: Begun) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ databaseUrl, dataDir: '', isPatient: true });
  let transaction: Transaction | undefined;
  async function close(): Promise<void> {
    // Where the connection is lost, the database has done so.
    if (transaction && !transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
    await store.close();
  }
  try {
    transaction = await store.db.startTransaction().setIsolationLevel(isolation).execute();
    // Limits that the database sets for its other users would end it.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    return await prepare({ store, transaction, close });
  } catch (error) {
    await close();
    throw error;
  }
}

export async function namesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function* read(transaction: Transaction, table: SiteTable): ReturnType<Side['read']> {
  const { name, columns, key } = table;
  const keys = key.map((column) =>
    column.type === 'text' ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  );
  const order = keys.length > 0 ? sql`order by ${sql.join(keys)}` : sql``;
  await sql`declare moved no scroll cursor for select ${names(columns)} from ${sql.table(name)} ${order}`.execute(
    transaction,
  );
  const fetch = sql<Record<string, unknown>>`fetch forward ${sql.lit(batchSize(table))} from moved`;
  for (;;) {
    // By the columns' own names.
    const { rows } = await fetch.execute(transaction.withoutPlugins());
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((column) => canonicalValue(row[column.name], column)));
  }
  await sql`close moved`.execute(transaction);
}

/** The driver answers integers as numbers, and large ones as text. */
function canonicalValue(value: unknown, { type }: Column): Value {
  if (value !== null && (type === 'integer' || type === 'bigint')) return BigInt(value as number | string);
  return value as Value;
}

export function names(columns: readonly Column[]) {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}
