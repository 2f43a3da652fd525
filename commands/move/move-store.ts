import { hash } from 'node:crypto';
import { openPostgresSource } from './postgres-source.ts';
import { openPostgresTarget } from './postgres-target.ts';
import { createRowDigest, MoveError, type RowDigest, type Source, type Target } from './side.ts';
import { type SiteTable, siteTables } from './site-tables.ts';
import { openSqliteSource } from './sqlite-source.ts';
import { createSqliteTarget } from './sqlite-target.ts';

type Place = { databaseUrl?: string | undefined; dataDir: string };

type Order = {
  from: Place;
  /** A PostgreSQL database, or the folder of an SQLite file. */
  to: Place;
  now: Date;
  signal: AbortSignal;
  onTable?: (name: string, rows: number) => void;
};

export type Moved = {
  tables: number;
  rows: number;
  /** The same for the same rows, in either database. */
  digest: string;
  otherTables: readonly string[];
};

/**
 * Copies every row of one kind of database into the other, and reads it back. The source stays as it is. Throws, and the
 * target is as it was, if anything differs or is refused; `MoveError` says why.
 */
export async function moveStore({ from, to, now, signal, onTable }: Order): Promise<Moved> {
  const tables = await siteTables();
  const source = await openSource(from, to, tables, now);
  try {
    const target = to.databaseUrl
      ? await openPostgresTarget(to.databaseUrl, tables)
      : await createSqliteTarget(to.dataDir);
    try {
      const lines: string[] = [];
      let rows = 0;
      for (const table of tables) {
        const digest = await copy(source, target, table, signal);
        expectWanted(signal);
        onTable?.(table.name, digest.rows());
        lines.push(`${table.name} ${digest.rows()} ${digest.sum()}`);
        rows += digest.rows();
      }
      await target.finish();
      const digest = hash('sha256', lines.sort().join('\n'));
      return { tables: tables.length, rows, digest, otherTables: source.otherTables };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function openSource(from: Place, to: Place, tables: readonly SiteTable[], now: Date): Promise<Source> {
  if (from.databaseUrl && to.databaseUrl)
    throw new MoveError('The store is in PostgreSQL already: pg_dump and pg_restore copy it to another one.');
  if (!from.databaseUrl && !to.databaseUrl)
    throw new MoveError('The store is in SQLite already: npm run backup and npm run restore copy it.');
  return from.databaseUrl
    ? await openPostgresSource(from.databaseUrl, { tables, now })
    : openSqliteSource(from.dataDir, tables);
}

async function copy(
  source: Source,
  target: Target,
  table: SiteTable,
  signal: AbortSignal,
): Promise<RowDigest> {
  const copied = createRowDigest();
  for await (const rows of source.read(table)) {
    expectWanted(signal);
    await target.write(table, rows);
    copied.add(rows);
  }
  const stored = createRowDigest();
  for await (const rows of target.read(table)) {
    expectWanted(signal);
    stored.add(rows);
  }
  if (stored.rows() !== copied.rows() || stored.sum() !== copied.sum())
    throw new MoveError(`The copy of ${table.name} is not equal to what is stored; nothing was moved.`);
  return copied;
}

function expectWanted(signal: AbortSignal): void {
  if (signal.aborted) throw new MoveError('The move was interrupted; nothing was moved.');
}
