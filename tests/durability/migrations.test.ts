import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoreOptions } from '#server/store/database.ts';
import { listInbox } from '#server/store/inbox.ts';
import { migrate } from '#server/store/migrate.ts';
import { migrations } from '#server/store/migrations/migrations.ts';
import type { Store } from '#server/store/store.ts';
import {
  createTestDatabase,
  type Dialect,
  dialects,
  openTestStore,
  temporaryFolder,
} from '#tests/kit/database.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { isByHand, randomNumbers, rounds, tell } from './random.ts';
import { type Sent, send } from './visitors.ts';

/** Many enough that building their indexes takes a part of the start. */
const messages = isByHand ? 20_000 : 2000;
const batch = 500;
const at = '2026-11-21T10:00:00.000Z';
/** The last statement of one of the migrations that were missing. */
const obstacle = 'outbox_lease';
const before = migrations.findIndex(({ name }) => name === '20261125T0100_large_lists');
const older = migrations.slice(0, before);

// Each start takes a second; with all other tests one database is enough for this.
describe.each(isByHand ? dialects : (['sqlite'] as const))('on %s', (dialect) => {
  test('killed while it migrates, then started twice at once, a database of an earlier version has everything, once', {
    timeout: 60_000 + rounds * 60_000,
  }, async () => {
    const found = { 'killed before': 0, 'killed after': 0 };
    const whole = await olderDatabase(dialect);
    const { startMs, end } = await start(whole.options);
    await end('SIGTERM');
    for (const percent of randomNumbers(rounds, 0, 100)) {
      const { options, store } = await olderDatabase(dialect);
      const killed = AbortSignal.timeout(Math.round((startMs * percent) / 100));
      await start(options, killed).catch(() => {});
      const names = await applied(store);
      // Half of it would be neither.
      expect([older.length, migrations.length]).toContain(names.length);
      found[names.length === older.length ? 'killed before' : 'killed after'] += 1;
      const servers = await Promise.all([start(options), start(options)]);
      expect(await applied(store)).toEqual(migrations.map(({ name }) => name).sort());
      const sent = await Promise.all(servers.map(async ({ address }) => await submit(address)));
      expect(sent.map(({ id }) => id)).not.toContain(undefined);
      await expectAll(store, messages + sent.length);
      await Promise.all(servers.map(async ({ end }) => await end('SIGTERM')));
      await store.close();
    }
    tell(`Killed while migrating on ${dialect}`, { rounds, ...found, messages, 'lost 0, half': 0 });
  });
});

describe.each(dialects)('on %s', (dialect) => {
  test('a migration that fails half way ends the start, changes nothing, and goes through once its obstacle is gone', async () => {
    const { options, store } = await olderDatabase(dialect);
    await sql`create table ${sql.table(obstacle)} (id text)`.execute(store.db);
    const schema = await schemaOf(store);
    await expect(start(options)).rejects.toThrow(/code 1[\s\S]*already/);
    expect(await schemaOf(store)).toEqual(schema);
    expect(await applied(store)).toHaveLength(older.length);
    await sql`drop table ${sql.table(obstacle)}`.execute(store.db);
    const { address } = await start(options);
    expect(await submit(address)).toMatchObject({ id: expect.any(String) });
    await expectAll(store, messages + 1);
  });
});

async function olderDatabase(dialect: Dialect): Promise<{ options: StoreOptions; store: Store }> {
  const options = await createTestDatabase(dialect);
  const store = await openTestStore(options);
  await migrate(store, older);
  for (let from = 0; from < messages; from += batch)
    await sql`insert into support_messages (id, received_at, language, status, signals, version, kind, name, email, company,
      message, email_key, search_text) values ${sql.join(Array.from({ length: batch }, (_, index) => row(from + index)))}`.execute(
      store.db,
    );
  return { options, store };
}

function row(index: number) {
  const text = `Frage${index} und`;
  const values = [
    randomUUIDv7(),
    at,
    'de',
    'new',
    '[]',
    1,
    'message',
    'Anna Berg',
    'anna@example.com',
    '',
    text,
  ];
  return sql`(${sql.join([...values, 'anna@example.com', text.toLowerCase()])})`;
}

async function start({ dataDir, databaseUrl = '' }: StoreOptions, signal?: AbortSignal) {
  const server = await startServerProcess({
    env: {
      DATA_DIR: dataDir || temporaryFolder(),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_10_MIN: '0',
      LOG_LEVEL: 'fatal',
    },
    ...(signal ? { signal } : {}),
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}

async function submit(address: string): Promise<Sent> {
  const submission: Sent = { marker: 'marker', path: '/api/support', key: crypto.randomUUID() };
  await send(address, submission);
  return submission;
}

async function applied({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Counted, and found by the words that the migrations list. */
async function expectAll({ db }: Store, count: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from support_messages`.execute(db);
  expect(Number(rows[0]!.count)).toBe(count);
  for (const index of [0, messages - 1])
    expect(await listInbox(db, { limit: 9, search: `frage${index}` })).toHaveLength(1);
}

async function schemaOf(store: Store): Promise<unknown[]> {
  const all =
    store.dialect === 'sqlite'
      ? sql`select name from sqlite_schema order by name`
      : sql`select relname from pg_class where relnamespace = 'public'::regnamespace order by relname`;
  return (await all.execute(store.db)).rows;
}
