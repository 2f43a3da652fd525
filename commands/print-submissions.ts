import { existsSync } from 'node:fs';
import { ConfigurationError } from '#content/facts/variables.ts';
import { openStore, sqliteFile } from '#server/core/store/database.ts';
import type { Db } from '#server/core/store/store.ts';
import { readEnv } from '#server/env.ts';
import { countText, textTable } from './text-table.ts';

type Page<Entry> = (db: Db, page: { after?: string; limit: number }) => Promise<Entry[]>;

type Listing<Entry> = {
  /** One of them, in English. */
  noun: string;
  list: Page<Entry>;
  columns: Readonly<Record<string, (entry: Entry) => string>>;
};

const pageSize = 500;
const columnsOfAPipe = 160;

/** Prints entries, oldest first: as a table, or with `--json` one object per line. Exit code 1 on failure. */
export async function printSubmissions<Entry extends { id: string }>({
  noun,
  list,
  columns,
}: Listing<Entry>): Promise<void> {
  // `npm run messages -- --json | head` closes the pipe early, which is not an error.
  process.stdout.on('error', () => process.exit(0));
  try {
    const { databaseUrl, dataDir } = readEnv(process.env);
    if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
      process.stderr.write(`Nothing is stored yet: there is no ${sqliteFile(dataDir)}.\n`);
      return;
    }
    const store = await openStore({ databaseUrl, dataDir, readOnly: true });
    try {
      if (process.argv.includes('--json')) await printLines(store.db, list);
      else await printTable(store.db, { noun, list, columns });
    } finally {
      await store.close();
    }
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(
      `${error instanceof ConfigurationError ? error.message : `Could not read the database: ${reason(error)}`}\n`,
    );
  }
}

async function printLines<Entry extends { id: string }>(db: Db, list: Page<Entry>): Promise<void> {
  for await (const entry of all(db, list)) process.stdout.write(`${JSON.stringify(entry)}\n`);
}

async function printTable<Entry extends { id: string }>(
  db: Db,
  { noun, list, columns }: Listing<Entry>,
): Promise<void> {
  const rows: string[][] = [];
  for await (const entry of all(db, list)) rows.push(Object.values(columns).map((cell) => cell(entry)));
  const width = process.stdout.columns ?? columnsOfAPipe;
  process.stdout.write(`${textTable(Object.keys(columns), rows, width)}\n${countText(rows.length, noun)}\n`);
}

async function* all<Entry extends { id: string }>(db: Db, list: Page<Entry>): AsyncGenerator<Entry> {
  let after: string | undefined;
  for (;;) {
    const page = await list(db, { after, limit: pageSize });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
