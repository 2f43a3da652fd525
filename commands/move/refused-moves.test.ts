import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetProcess, recordProcess } from '#server/core/processes.ts';
import { type StoreOptions, sqliteFile } from '#server/core/store/database.ts';
import { migrations } from '#server/core/store/migrations/migrations.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  dialects,
  openTestStore,
  temporaryFolder,
} from '#tests/kit/database.ts';
import { everyRow } from '#tests/kit/every-table.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { emptyPlace, expectNothingIn, move, now, tablesOf, write } from '#tests/kit/move.ts';
import { openPostgresSource } from './postgres-source.ts';
import { siteTables } from './site-tables.ts';
import { openSqliteSource } from './sqlite-source.ts';

describe.each(dialects)('from %s', (dialect) => {
  let from: StoreOptions;
  beforeEach(async () => {
    from = await createMigratedDatabase(dialect);
  });

  test('a target that is not empty is refused, and stays as it is', async () => {
    const to = await createMigratedDatabase(from.databaseUrl ? 'sqlite' : 'postgres');
    await write(to, async (store) => await createSupportMessage(store, newSubmission(), supportMessage()));
    const target = await openTestStore({ ...to, readOnly: true });
    const before = await everyRow(target.db, ['support_messages', 'outbox', 'migrations']);
    await expect(move(from, to)).rejects.toThrow(
      from.databaseUrl
        ? `${sqliteFile(to.dataDir)} exists already: name a folder that has no store.`
        : 'The database is not empty (support_messages, outbox, searched_messages): name an empty one.',
    );
    expect(await everyRow(target.db, ['support_messages', 'outbox', 'migrations'])).toEqual(before);
  });

  test.each([
    [
      `insert into migrations values ('20990101T0000_later', '')`,
      'The store is of a newer version of the site (20990101T0000_later): install that one to move it.',
    ],
    [
      `delete from migrations`,
      `The store is of an older version of the site (${migrations.map(({ name }) => name).join(', ')} missing): start this version on it once, stop it, and move then.`,
    ],
  ])('after %s the store is refused', async (statement, words) => {
    await write(from, async ({ db }) => await sql.raw(statement).execute(db));
    const to = await emptyPlace(from);
    await expect(move(from, to)).rejects.toThrow(words);
    await expectNothingIn(to);
  });

  test('the same kind of database is refused', async () => {
    const to = await createTestDatabase(dialect);
    await expect(move(from, to)).rejects.toThrow(/^The store is in \w+ already: .+ it/);
  });
});

test('while it is read, nothing can be written into the store', async () => {
  const tables = await siteTables();
  const { dataDir } = await createMigratedDatabase('sqlite');
  const file = openSqliteSource(dataDir, tables);
  const late = new DatabaseSync(sqliteFile(dataDir), { timeout: 0 });
  expect(() => late.exec('select name from settings')).toThrow('database is locked');
  await file.close();
  late.exec('select name from settings');
  late.close();

  const { databaseUrl } = await createMigratedDatabase('postgres');
  const database = await openPostgresSource(databaseUrl!, { tables, now });
  const { db } = await openTestStore({ databaseUrl, dataDir: '' });
  const write = async () =>
    await db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '100ms'`.execute(transaction);
      await transaction.insertInto('settings').values({ name: 'late', value: '' }).execute();
    });
  await expect(write()).rejects.toThrow('lock timeout');
  await database.close();
  await write();
});

test('a program that writes is waited for, and named in the end', async () => {
  const from = await createMigratedDatabase('postgres');
  const { db } = await openTestStore(from);
  const writer = await db.startTransaction().execute();
  await writer.insertInto('settings').values({ name: 'open', value: '' }).execute();
  const moved = move(from, { dataDir: temporaryFolder() });
  await expect(moved).rejects.toThrow('Another program writes into the database: stop it first.');
  await writer.rollback().execute();
});

test('a running server is refused: SQLite knows from the open file', async () => {
  const from = await createMigratedDatabase('sqlite');
  const store = await openTestStore(from);
  const to = await emptyPlace(from);
  await expect(move(from, to)).rejects.toThrow('The server is running: stop it first.');
  await store.close();
  expect((await move(from, to)).tables).toBeGreaterThan(30);
});

test('a running server is refused: PostgreSQL knows what its processes wrote down', async () => {
  const from = await createMigratedDatabase('postgres');
  const store = await openTestStore(from);
  const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const running = { id: randomUUID(), host: 'web-2', build: '', startedAt: at(90_000), seenAt: at(50_000) };
  await recordProcess(store.db, running);
  const to = await emptyPlace(from);
  await expect(move(from, to)).rejects.toThrow(
    'The server is running (web-2): stop it first. A killed process counts as running for a minute.',
  );
  await expectNothingIn(to);
  await forgetProcess(store.db, running.id);
  await recordProcess(store.db, { ...running, seenAt: at(61_000) });
  expect((await move(from, to)).tables).toBeGreaterThan(30);
});

test('a database of something else is refused, also if its tables have our names', async () => {
  const from = await createMigratedDatabase('sqlite');
  for (const [statement, names] of [
    ['create table settings (id integer)', 'settings'],
    ['create table migrations (id integer)', 'migrations'],
    ['create table a (); create table b (); create table c (); create table d ()', 'a, b, c, …'],
  ] as const) {
    const to = await createTestDatabase('postgres');
    await write(to, async ({ db }) => await sql.raw(statement).execute(db));
    const before = await tablesOf(to);
    await expect(move(from, to)).rejects.toThrow(`The database is not empty (${names}): name an empty one.`);
    expect(await tablesOf(to)).toEqual(before);
  }
  const later = await createMigratedDatabase('postgres');
  await write(
    later,
    async ({ db }) => await sql`insert into migrations values ('20990101T0000_later', '')`.execute(db),
  );
  await expect(move(from, later)).rejects.toThrow(
    'The database is of a newer version of the site (20990101T0000_later): name an empty one.',
  );
});

test('what is no store is refused as a source', async () => {
  const to = await createTestDatabase('postgres');
  const dataDir = temporaryFolder();
  await expect(move({ dataDir }, to)).rejects.toThrow(
    `There is no ${sqliteFile(dataDir)}: nothing is stored`,
  );
  writeFileSync(sqliteFile(dataDir), '');
  await expect(move({ dataDir }, to)).rejects.toThrow('There is no store of the site in ');
  const folder = join(dataDir, 'new');
  await expect(move(to, { dataDir: folder })).rejects.toThrow(
    'There is no store of the site in the database of DATABASE_URL.',
  );
  expect(readdirSync(dataDir)).toEqual(['site.sqlite']);
});

test.each([
  [`update support_messages set company = 'a' || char(0) || 'b'`, 'a NUL character in company'],
  [`update support_messages set version = 'many'`, 'invalid input syntax for type integer: "many"'],
])('after %s PostgreSQL refuses the row: it is named, and nothing is moved', async (statement, reason) => {
  const from = await createMigratedDatabase('sqlite');
  const facts = newSubmission();
  await write(from, async (store) => {
    for (const each of [newSubmission(), facts, newSubmission()])
      await createSupportMessage(store, each, supportMessage());
    await sql.raw(`${statement} where id = '${facts.id}'`).execute(store.db);
  });
  const to = await createTestDatabase('postgres');
  await expect(move(from, to)).rejects.toThrow(
    `PostgreSQL refuses the row ${facts.id} of support_messages: ${reason}. Correct it, and repeat.`,
  );
  expect(await tablesOf(to)).toEqual([]);
});
