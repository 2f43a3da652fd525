import type { CompiledQuery, Kysely } from 'kysely';
import { columnsOf, type Tables } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

const templates = new WeakMap<Kysely<Tables>, Map<string, (row: Row) => CompiledQuery>>();

/**
 * An insert into `table` of which only the values change. It is compiled once per database: compiling it for each
 * submission costs more than the insert itself. With `unique`, a row whose value there exists already is not stored.
 */
export function insertTemplate(
  db: Kysely<Tables>,
  table: keyof Tables,
  unique?: 'idempotency_hash',
): (row: Row) => CompiledQuery {
  let known = templates.get(db);
  if (!known) {
    known = new Map();
    templates.set(db, known);
  }
  let template = known.get(table);
  if (!template) {
    template = compile(db, table, unique);
    known.set(table, template);
  }
  return template;
}

function compile(db: Kysely<Tables>, table: keyof Tables, unique?: string): (row: Row) => CompiledQuery {
  const columns: readonly string[] = columnsOf[table];
  const example = Object.fromEntries(columns.map((column) => [column, column]));
  const insert = db.insertInto(table).values(example as never);
  const query = (
    unique ? insert.onConflict((on) => on.column(unique as never).doNothing()) : insert
  ).compile();
  // The example's values are its column names, so they tell which value belongs to which parameter.
  const order = query.parameters as readonly string[];
  return (row) => ({ ...query, parameters: order.map((column) => row[column]) });
}
