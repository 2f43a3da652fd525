import { sql } from 'kysely';
import { migrate, migrationState } from '#server/core/store/migrate.ts';
import { searchedTables } from '#server/core/store/text-search.ts';
import { begun, names, namesIn, read, type Transaction } from './postgres-rows.ts';
import { MoveError, type Row, type Target } from './side.ts';
import { namesOfSite, type SiteTable } from './site-tables.ts';

const mostNamed = 3;

/**
 * Everything in one transaction, so that nothing is there before it is whole; a server that starts on it waits.
 * Throws `MoveError` if anything is stored in the database.
 */
export async function openPostgresTarget(databaseUrl: string, tables: readonly SiteTable[]): Promise<Target> {
  return await begun(databaseUrl, 'read committed', async ({ store, transaction, close }) => {
    const before = await namesIn(transaction);
    if (before.length > 0 && !(await isOfSite(transaction))) throw occupied(before);
    await migrate({ ...store, transaction: async (work) => await work(transaction) });
    await expectEmpty(transaction, tables);
    // The source has these rows, too.
    await sql`delete from migrations`.execute(transaction);
    const definitions = await dropIndexes(transaction);
    return {
      read: (table) => read(transaction, table),
      write: async (table, rows) => await write(transaction, table, rows),
      finish: async () => {
        for (const definition of definitions) await sql.raw(definition).execute(transaction);
        // The rows have brought their numbers; the next ones come after them.
        for (const table of Object.values(searchedTables))
          await sql`select setval(pg_get_serial_sequence(${table}, 'number'), max(number)) from ${sql.table(table)}
            having count(*) > 0`.execute(transaction);
        // Searches choose their way by these figures.
        for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(transaction);
        await transaction.commit().execute();
      },
      close,
    };
  });
}

async function isOfSite(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.columns where table_schema = current_schema()
    and table_name = 'migrations' and column_name = 'applied_at'`.execute(transaction);
  return rows.length > 0;
}

async function expectEmpty(transaction: Transaction, tables: readonly SiteTable[]): Promise<void> {
  const { newer } = await migrationState({ db: transaction });
  if (newer.length > 0)
    throw new MoveError(
      `The database is of a newer version of the site (${newer.join(', ')}): name an empty one.`,
    );
  const known = namesOfSite(tables);
  const filled = (await namesIn(transaction)).filter((name) => !known.includes(name));
  for (const { name } of tables) if (await isFilled(transaction, name)) filled.push(name);
  if (filled.length > 0) throw occupied(filled);
}

/** The migrations write their own names. */
async function isFilled(transaction: Transaction, name: string): Promise<boolean> {
  if (name === 'migrations') return false;
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Rows are written faster without. Unique ones stay. Returns the statements that make them again. */
async function dropIndexes(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef not like 'CREATE UNIQUE %'`.execute(transaction);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(transaction);
  return rows.map(({ definition }) => definition);
}

async function write(transaction: Transaction, table: SiteTable, rows: readonly Row[]): Promise<void> {
  await sql`savepoint batch`.execute(transaction);
  try {
    await insert(transaction, table, rows);
    await sql`release savepoint batch`.execute(transaction);
  } catch (error) {
    await sql`rollback to savepoint batch`.execute(transaction).catch(() => {
      throw error;
    });
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

function occupied(found: readonly string[]): MoveError {
  const some = found.slice(0, mostNamed).join(', ') + (found.length > mostNamed ? ', …' : '');
  return new MoveError(`The database is not empty (${some}): name an empty one.`);
}
