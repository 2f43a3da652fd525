import { sql } from 'kysely';
import { migrate } from '#server/core/store/migrate.ts';
import { openSqliteStore } from '#server/core/store/sqlite-store.ts';
import type { Store } from '#server/core/store/store.ts';

const types = ['text', 'integer', 'bigint', 'bytea'] as const;

export type Column = { name: string; type: (typeof types)[number] };

export type SiteTable = {
  name: string;
  columns: readonly Column[];
  /** The primary key; empty for a table with a single row. */
  key: readonly Column[];
};

type Described = SiteTable & { references: readonly string[] };

/** Emptied every night: not moved. */
export const tableOfToday = 'visits_of_today';

/** Names of all tables of this build, also of the one that is not moved. */
export function namesOfSite(tables: readonly SiteTable[]): string[] {
  return [...tables.map(({ name }) => name), tableOfToday];
}

/**
 * Every table of this build that is moved; those that others refer to come first. Read from a store that is made for it in memory, so
 * that no list has to be kept.
 */
export async function siteTables(): Promise<SiteTable[]> {
  const store = openSqliteStore(':memory:');
  try {
    await migrate(store);
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list
      where type = 'table' and name not like 'sqlite_%' and name <> ${tableOfToday} order by name`.execute(
      store.db,
    );
    const tables: Described[] = [];
    for (const { name } of rows) tables.push(await describe(store, name));
    return inOrder(tables);
  } finally {
    await store.close();
  }
}

async function describe({ db }: Store, name: string): Promise<Described> {
  const columns = await sql<{ name: string; type: string; pk: number }>`
    select name, lower(type) as type, pk from pragma_table_info(${name}) order by cid`.execute(db);
  const references = await sql<{ name: string }>`
    select distinct "table" as name from pragma_foreign_key_list(${name})`.execute(db);
  const all = columns.rows.map(({ pk, ...column }) => ({ pk, name: column.name, type: knownType(column) }));
  return {
    name,
    columns: all.map(({ name, type }) => ({ name, type })),
    key: all.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk),
    references: references.rows.map(({ name }) => name),
  };
}

function knownType({ name, type }: { name: string; type: string }): Column['type'] {
  const known = types.find((one) => one === type);
  if (!known) throw new Error(`The column ${name} has the type ${type}, which the move does not know`);
  return known;
}

function inOrder(tables: readonly Described[]): SiteTable[] {
  const done: Described[] = [];
  while (done.length < tables.length) {
    const names = new Set(done.map(({ name }) => name));
    const ready = tables.filter(
      ({ name, references }) => !names.has(name) && references.every((other) => names.has(other)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    done.push(...ready);
  }
  return done.map(({ name, columns, key }) => ({ name, columns, key }));
}
