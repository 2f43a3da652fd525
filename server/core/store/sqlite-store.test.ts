import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSupportMessage, listSupportMessages } from '#server/forms/support-messages.ts';
import { createTestDatabase, createTestStore, openTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { openStore } from './database.ts';
import { migrate } from './migrate.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

test('the SQLite file and its folder belong to the service user alone', async () => {
  const options = await createTestDatabase('sqlite');
  const dataDir = join(options.dataDir, 'deep', 'data');
  await migrate(await openTestStore({ dataDir }));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const file of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) {
    expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  }
});

test('the SQLite file is in WAL mode, fully synced, with foreign keys on', async () => {
  const { db } = await createTestStore('sqlite');
  const value = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0]!)[0];
  expect([await value('journal_mode'), await value('synchronous'), await value('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
});

test('when the disk is full, exactly what was refused is not stored, and later submissions work again', async () => {
  const store = await createTestStore('sqlite');
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]!.pageCount + 3}`).execute(store.db);
  const long = supportMessage({ message: 'x'.repeat(100_000) });
  const results = await Promise.allSettled([
    createSupportMessage(store, newSubmission(), supportMessage()),
    createSupportMessage(store, newSubmission(), long),
  ]);
  expect(results[1]).toMatchObject({ reason: expect.any(StoreUnavailableError) });
  const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
  expect((await listSupportMessages(store.db, { limit: 10 })).map(({ id }) => id)).toEqual(stored);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await createSupportMessage(store, newSubmission(), long);
  expect(await listSupportMessages(store.db, { limit: 10 })).toHaveLength(stored.length + 1);
});

test('a read-only store needs an existing SQLite file', async () => {
  const options = await createTestDatabase('sqlite');
  await expect(openStore({ ...options, readOnly: true })).rejects.toThrow();
});
