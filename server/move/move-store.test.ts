import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sqliteFile } from '#server/store/database.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  openTestStore,
  temporaryFolder,
} from '#tests/kit/database.ts';
import { everyRow, fillEveryTable, postgresTables, rowsPerTable } from '#tests/kit/every-table.ts';
import { moveStore } from './move-store.ts';

const now = new Date('2026-11-26T20:00:00.000Z');
const signal = new AbortController().signal;
const quiet = { now, signal };

test('every table goes to PostgreSQL and back, with everything that its columns may hold', async () => {
  const from = await createMigratedDatabase('sqlite');
  const filled = fillEveryTable(sqliteFile(from.dataDir));
  const before = readFileSync(sqliteFile(from.dataDir));
  const to = await createTestDatabase('postgres');

  const there = await moveStore({ from, to, ...quiet });
  expect(readFileSync(sqliteFile(from.dataDir)).equals(before)).toBe(true);
  const source = await openTestStore({ ...from, readOnly: true });
  const target = await openTestStore(to);
  const tables = await postgresTables(target.db);
  expect(tables.sort()).toEqual([...filled, 'migrations'].sort());
  const stored = await everyRow(source.db, tables);
  for (const table of filled) expect(stored[table]!.length, table).toBeGreaterThanOrEqual(rowsPerTable);
  expect(await everyRow(target.db, tables)).toEqual(stored);

  const back = { dataDir: temporaryFolder() };
  const home = await moveStore({ from: to, to: back, ...quiet });
  expect(home).toEqual({ ...there, otherTables: [] });
  const again = await openTestStore({ ...back, readOnly: true });
  expect(await everyRow(again.db, tables)).toEqual(stored);
});
