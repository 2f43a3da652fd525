import { type ControlledTransaction, type IsolationLevel, type Kysely, sql } from 'kysely';
import { openStore } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { whoRuns } from '#server/store/processes.ts';
import { migrationState } from '#server/store/readiness.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { MoveError } from './move-error.ts';
import type { Row, Value } from './row-digest.ts';
import { batchSize, type Side, type Source, type Target } from './side.ts';
import type { Column, SiteTable } from './site-tables.ts';
import { expectThisVersion } from './source-version.ts';

type Transaction = ControlledTransaction<Tables>;

const lockTimeout = '10s';
const lockNotAvailable = '55P03';
const undefinedTable = '42P01';
const mostNamed = 3;

type Reading = { tables: readonly SiteTable[]; now: Date };

/** Throws `MoveError` if there is no store of this version, or a process of the site runs on it. */
export async function openPostgresSource(databaseUrl: string, { tables, now }: Reading): Promise<Source> {
  const store = await openStore({ databaseUrl, dataDir: '', isPatient: true });
  return await begun(store, 'repeatable read', async (transaction, close) => {
    expectThisVersion(await appliedIn(store));
    await lockAll(transaction, tables);
    await sql`set transaction read only`.execute(transaction);
    const running = await whoRuns(transaction, now.toISOString());
    if (running) throw new MoveError(running);
    const known = tables.map(({ name }) => name);
    return {
      otherTables: (await namesIn(transaction)).filter((name) => !known.includes(name)),
      read: (table) => read(transaction, table),
      close,
    };
  });
}

/**
 * Everything in one transaction, so that nothing is there before it is whole; a server that starts on it waits.
 * Throws `MoveError` if anything is stored in the database.
 */
export async function openPostgresTarget(databaseUrl: string, tables: readonly SiteTable[]): Promise<Target> {
  const store = await openStore({ databaseUrl, dataDir: '', isPatient: true });
  return await begun(store, 'read committed', async (transaction, close) => {
    const before = await namesIn(transaction);
    if (before.length > 0 && !before.includes('migrations')) throw occupied(before);
    await migrate({ ...store, transaction: async (work) => await work(transaction) });
    await expectEmpty(transaction, tables);
    // What the migrations have written is in the source, too.
    for (const name of ['migrations', 'spam_filter'])
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    return {
      read: (table) => read(transaction, table),
      write: async (table, rows) => await write(transaction, table, rows),
      finish: async () => {
        // Searches choose their way by these figures.
        for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(transaction);
        await transaction.commit().execute();
      },
      close,
    };
  });
}

async function begun<Result>(
  store: Store,
  isolation: IsolationLevel,
  prepare: (transaction: Transaction, close: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
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
    // What the server sets for its other users would end it.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    return await prepare(transaction, close);
  } catch (error) {
    await close();
    throw error;
  }
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

/** Others can read. Before the first question, so that the snapshot has what was written until then. */
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

async function namesIn(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function expectEmpty(transaction: Transaction, tables: readonly SiteTable[]): Promise<void> {
  const { newer } = await migrationState({ db: transaction });
  if (newer.length > 0)
    throw new MoveError(
      `The database is of a newer version of the site (${newer.join(', ')}): name an empty one.`,
    );
  const known = tables.map(({ name }) => name);
  const filled = (await namesIn(transaction)).filter((name) => !known.includes(name));
  for (const name of known) if (await isFilled(transaction, name)) filled.push(name);
  if (filled.length > 0) throw occupied(filled);
}

/** The migrations write their own names, and the numbers of a spam filter that has learned nothing. */
async function isFilled(transaction: Transaction, name: string): Promise<boolean> {
  if (name === 'migrations') return false;
  const learned = name === 'spam_filter' ? sql`where spam + wanted > 0` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(name)} ${learned} limit 1`.execute(transaction);
  return rows.length > 0;
}

async function write(transaction: Transaction, table: SiteTable, rows: readonly Row[]): Promise<void> {
  await sql`savepoint batch`.execute(transaction);
  try {
    await insert(transaction, table, rows);
    await sql`release savepoint batch`.execute(transaction);
  } catch (error) {
    await sql`rollback to savepoint batch`.execute(transaction);
    for (const row of rows)
      await insert(transaction, table, [row]).catch((cause: Error) => {
        throw refused(table, row, cause);
      });
    throw error;
  }
}

async function insert(
  transaction: Transaction,
  { name, columns }: SiteTable,
  rows: readonly Row[],
): Promise<void> {
  const lists = columns.map(({ type }, index) => sql`${rows.map((row) => row[index])}::${sql.raw(type)}[]`);
  await sql`insert into ${sql.table(name)} (${names(columns)}) select * from unnest(${sql.join(lists)})`.execute(
    transaction,
  );
}

function refused({ name, columns, key }: SiteTable, row: Row, { message }: Error): MoveError {
  const which = key.map((column) => row[columns.findIndex((one) => one.name === column.name)]).join(', ');
  const withNul = columns
    .filter((_, index) => String(row[index]).includes('\0'))
    .map((column) => column.name);
  const reason = withNul.length > 0 ? `a NUL character in ${withNul.join(', ')}` : message;
  return new MoveError(`PostgreSQL refuses the row ${which} of ${name}: ${reason}. Correct it, and repeat.`);
}

async function* read(transaction: Transaction, table: SiteTable): ReturnType<Side['read']> {
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
    const { rows } = await fetch.execute(transaction);
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

function names(columns: readonly Column[]) {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}

function occupied(found: readonly string[]): MoveError {
  const some = found.slice(0, mostNamed).join(', ') + (found.length > mostNamed ? ', …' : '');
  return new MoveError(`The database is not empty (${some}): name an empty one.`);
}
