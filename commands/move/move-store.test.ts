import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type StoreOptions, sqliteFile } from '#server/core/store/database.ts';
import { isStoreReady, migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { searchedTables } from '#server/core/store/text-search.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { listInbox } from '#server/inbox/inbox.ts';
import { fill } from '#tests/kit/backup-drill.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  dialects,
  openTestStore,
  temporaryFolder,
} from '#tests/kit/database.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { everyRow, fillEveryTable, postgresTables, rowsPerTable } from '#tests/kit/every-table.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { emptyPlace, expectNothingIn, move, tablesOf, write } from '#tests/kit/move.ts';
import { tableOfToday } from './site-tables.ts';

test('every table goes to PostgreSQL and back, with everything that its columns may hold', async () => {
  const from = await createMigratedDatabase('sqlite');
  const filled = fillEveryTable(sqliteFile(from.dataDir));
  const before = readFileSync(sqliteFile(from.dataDir));
  const to = await createTestDatabase('postgres');

  const there = await move(from, to);
  expect(readFileSync(sqliteFile(from.dataDir)).equals(before)).toBe(true);
  const source = await openTestStore({ ...from, readOnly: true });
  const target = await openTestStore(to);
  const tables = await postgresTables(target.db);
  expect(tables.sort()).toEqual([...filled, 'migrations'].sort());
  const stored: Record<string, string[]> = { ...(await everyRow(source.db, tables)), [tableOfToday]: [] };
  for (const table of filled.filter((name) => name !== tableOfToday))
    expect(stored[table]!.length, table).toBeGreaterThanOrEqual(rowsPerTable);
  expect(await everyRow(target.db, tables)).toEqual(stored);

  const back = { dataDir: temporaryFolder() };
  const home = await move(to, back);
  expect(home).toEqual(there);
  expect(readdirSync(back.dataDir)).toEqual(['site.sqlite']);
  expect(there.otherTables).toEqual([]);
  const again = await openTestStore({ ...back, readOnly: true });
  expect(await everyRow(again.db, tables)).toEqual(stored);
  expect(await everyRow(target.db, tables)).toEqual(stored);
});

describe.each(dialects)('from %s', (dialect) => {
  let from: StoreOptions;
  beforeEach(async () => {
    from = await createMigratedDatabase(dialect);
  });

  test('the copy has the indexes and triggers of a new store, and works like it', async () => {
    await write(from, fill);
    await write(from, async (store) => {
      await createSupportMessage(store, newSubmission(), supportMessage({ message: 'Birnen' }));
    });
    const to = await emptyPlace(from);
    await move(from, to);
    const copy = await openTestStore(to);
    const fresh = await openTestStore(await createMigratedDatabase(copy.dialect));
    expect(await definitions(copy)).toEqual(await definitions(fresh));
    expect(await isStoreReady(copy)).toBe(true);
    await expect(copy.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');

    const found = async (search: string) => (await listInbox(copy.db, { search, limit: 50 })).length;
    expect([await found('birne'), await found('gern'), await found('unbekannt')]).toEqual([1, 1, 0]);
    const email = 'neu@example.com';
    await createSupportMessage(copy, newSubmission(), supportMessage({ email, message: 'Quitte' }));
    expect(await found('quitt')).toBe(1);
    await erasePerson(copy, email, []);
    expect([await found('quitt'), await found('birne')]).toEqual([0, 1]);
  });

  test('what is interrupted leaves nothing, and can be repeated', async () => {
    await write(from, fill);
    const to = await emptyPlace(from);
    const interruption = new AbortController();
    const onTable = (name: string) => void (name === 'support_messages' && interruption.abort());
    const interrupted = move(from, to, { signal: interruption.signal, onTable });
    await expect(interrupted).rejects.toThrow('The move was interrupted; nothing was moved.');
    await expectNothingIn(to);
    expect((await move(from, to)).rows).toBeGreaterThan(40);
  });
});

test('a database that this build has migrated is as good as an empty one', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, fill);
  const moved = await move(from, await createTestDatabase('postgres'));
  expect(await move(from, await createMigratedDatabase('postgres'))).toEqual(moved);
});

test('a server that starts on the database waits until it is whole', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, fill);
  const to = await createTestDatabase('postgres');
  const starting = await openTestStore({ ...to, isPatient: true });
  const started: Promise<string[]>[] = [];
  const onTable = () => {
    if (started.length === 0) started.push(migrate(starting));
  };
  await move(from, to, { onTable });
  expect(await Promise.all(started)).toEqual([[]]);
  expect(await starting.db.selectFrom('support_messages').select('id').execute()).toHaveLength(22);
});

test('bytes that are no text arrive as the site reads them', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, async ({ db }) => {
    await sql`insert into settings values ('a', cast(x'61eda08062ff' as text))`.execute(db);
  });
  const to = await createTestDatabase('postgres');
  await move(from, to);
  const { db } = await openTestStore(to);
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'a', value: 'a���b�' }]);
});

test('a copy that is not equal is not kept', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, fill);
  const to = await createMigratedDatabase('postgres');
  await write(to, async ({ db }) => {
    await sql`create function shorten() returns trigger language plpgsql as
      $$ begin new.message = rtrim(new.message); return new; end $$`.execute(db);
    await sql`create trigger shorten before insert on support_messages for each row execute function shorten()`.execute(
      db,
    );
  });
  await write(from, async (store) => {
    await createSupportMessage(store, newSubmission(), supportMessage({ message: 'Blank at the end ' }));
  });
  await expect(move(from, to)).rejects.toThrow(
    'The copy of support_messages is not equal to what is stored; nothing was moved.',
  );
  const { db } = await openTestStore(to);
  expect(await db.selectFrom('support_messages').select('id').execute()).toEqual([]);
});

test('tables that are not of the site are named, not copied', async () => {
  const from = await createMigratedDatabase('sqlite');
  await write(from, async ({ db }) => await sql`create table of_mine (a text)`.execute(db));
  const to = await createTestDatabase('postgres');
  expect((await move(from, to)).otherTables).toEqual(['of_mine']);
  expect(await tablesOf(to)).not.toContain('of_mine');
});

test('columns that number themselves go on after the rows that were moved', async () => {
  const from = await createMigratedDatabase('sqlite');
  const add = async (store: Store) => await createSupportMessage(store, newSubmission(), supportMessage());
  await write(from, add);
  await write(from, add);
  const to = await createTestDatabase('postgres');
  await move(from, to);
  await write(to, add);
  const { db } = await openTestStore(to);
  const numbers = await db.selectFrom('searched_messages').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => Number(number))).toEqual([1, 2, 3]);
  const { rows } = await sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')
    order by table_name`.execute(db);
  expect(rows).toEqual(Object.values(searchedTables).map((table) => ({ name: table })));
});

test('a store that was killed is moved with what it wrote last', async () => {
  const from = await createMigratedDatabase('sqlite');
  const store = await openTestStore(from);
  await createSupportMessage(store, newSubmission(), supportMessage());
  const killed = { dataDir: temporaryFolder() };
  for (const end of ['', '-wal'])
    writeFileSync(sqliteFile(killed.dataDir) + end, readFileSync(sqliteFile(from.dataDir) + end));
  const to = await createTestDatabase('postgres');
  await move(killed, to);
  const { db } = await openTestStore(to);
  expect(await db.selectFrom('support_messages').select('id').execute()).toHaveLength(1);
});

async function definitions({ db, dialect }: Store): Promise<unknown[]> {
  const all =
    dialect === 'sqlite'
      ? sql`select type, name, sql from sqlite_schema order by type, name`
      : sql`select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'
          union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`;
  return (await all.execute(db)).rows;
}
