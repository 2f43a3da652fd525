import { randomBytes } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';

export const rowsPerTable = 5;

const hostile = [
  'Ł\u0301 🌊👩‍👩‍👧 \u{10FFFF}\uFFFF\uFFFD\uD7FF\uE000',
  '\u0001\u001F\u007F\u0085\u2028\u202E\uFEFF',
  `{"a":"\\u0000",'b'} \\x00 \\. NULL "null" {} , ; -- $1 ? %`,
  '',
  ' \t\r\n ',
];
const long = 'Öl 🌊 und\u00A0Wasser, '.repeat(10_000);
const numbers = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
const largeNumbers = [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

type Named = { name: string };

/** Writes rows into every table that the file has, with everything that its columns may hold; returns the names. */
export function fillEveryTable(file: string): string[] {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const ask = (query: string, ...values: SQLInputValue[]) =>
    database.prepare(query).all(...values) as Record<string, string | number | null>[];
  const named = (query: string, ...values: SQLInputValue[]) =>
    ask(query, ...values).map(({ name }) => String(name));
  const tables = named(
    `select name from pragma_table_list where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'`,
  );
  for (const table of tables) {
    const parents = new Map(
      ask(`select "from", "table" from pragma_foreign_key_list(?)`, table).map((key) => [
        key.from,
        key.table,
      ]),
    );
    const indexed = named(
      'select info.name from pragma_index_list(?) as list, pragma_index_info(list.name) as info',
      table,
    );
    const columns = ask('select name, lower(type) as type, "notnull", pk from pragma_table_info(?)', table);
    const free = columns
      .filter(({ name, type, pk }) => {
        const isBound = pk || parents.has(name!) || indexed.includes(String(name));
        return type === 'text' && !isBound;
      })
      .map(({ name }) => name);
    const insert = database.prepare(
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`)}) values (${columns.map(() => '?')})`,
    );
    for (let row = 0; row < rowsPerTable; row += 1) {
      insert.run(
        ...columns.map(({ name, type, notnull, pk }, place): SQLInputValue => {
          const parent = parents.get(name!);
          const isLast = row === rowsPerTable - 1;
          if (isLast && !notnull && !pk) return null;
          if (type === 'bytea') return isLast ? new Uint8Array() : randomBytes(50_000 * row + 256);
          if (name === 'rating') return 1 + row;
          if (type === 'bigint') return largeNumbers[row]!;
          if (type === 'integer' || type === 'int')
            return pk ? row : numbers[(row + place) % numbers.length]!;
          if (!free.includes(name!)) return `${parent ?? table} ${row}`;
          return row === 3 && name === free.at(-1) ? long : hostile[(row + place) % hostile.length]!;
        }),
      );
    }
  }
  const broken = ask('pragma foreign_key_check');
  database.close();
  if (broken.length > 0) throw new Error(`Rows without what they refer to: ${JSON.stringify(broken)}`);
  return tables;
}

/** The rows of all `tables` as text, in an order that does not depend on the database. */
export async function everyRow<Any>(db: Kysely<Any>, tables: readonly string[]) {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db.withoutPlugins(),
    );
    // PostgreSQL derives the words of searched texts.
    all[table] = rows.map(({ words: _, ...row }) => JSON.stringify(Object.entries(row).map(plain))).sort();
  }
  return all;
}

/** PostgreSQL answers large integers as text. */
function plain([name, value]: [string, unknown]): unknown[] {
  if (value instanceof Uint8Array) return [name, Buffer.from(value).toString('hex')];
  return [name, typeof value === 'number' ? String(value) : value];
}

/** Names of the tables with rows of their own: not the migrations, nor the words of searched texts. */
export async function storedTables<Any>(db: Kysely<Any>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations' && !/^searched_\w+_words/.test(name));
}

export async function postgresTables<Any>(db: Kysely<Any>): Promise<string[]> {
  const { rows } =
    await sql<Named>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  return rows.map(({ name }) => name);
}
