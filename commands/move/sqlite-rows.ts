import type { DatabaseSync } from 'node:sqlite';
import { batchSize, type Row, type Side } from './side.ts';
import type { SiteTable } from './site-tables.ts';

export async function* read(database: DatabaseSync, table: SiteTable): ReturnType<Side['read']> {
  const order = table.key.length > 0 ? `order by ${table.key.map(({ name }) => quoted(name)).join()}` : '';
  const list = table.columns.map(({ name }) => quoted(name)).join();
  const statement = database.prepare(`select ${list} from ${quoted(table.name)} ${order}`);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const size = batchSize(table);
  let rows: Row[] = [];
  for (const row of statement.iterate()) {
    rows.push(row as unknown as Row);
    if (rows.length < size) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
