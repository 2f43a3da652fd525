import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoreOptions } from '#server/core/store/database.ts';
import { migrations } from '#server/core/store/migrations/migrations.ts';
import type { Store } from '#server/core/store/store.ts';
import { listInbox } from '#server/inbox/inbox.ts';
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

/** Made late by the baseline: much of it is done before. */
const obstacle = 'outbox_lease';

// Each start takes a second; with all other tests one database is enough for this.
describe.each(isByHand ? dialects : (['sqlite'] as const))('on %s', (dialect) => {
  test('killed while it migrates, then started twice at once, a database has everything, once', {
    timeout: 60_000 + rounds * 60_000,
  }, async () => {
    const found = { 'killed before': 0, 'killed after': 0 };
    const { startMs, end } = await start((await emptyDatabase(dialect)).options);
    await end('SIGTERM');
    for (const percent of randomNumbers(rounds, 0, 100)) {
      const { options, store } = await emptyDatabase(dialect);
      const killed = AbortSignal.timeout(Math.round((startMs * percent) / 100));
      await start(options, killed).catch(() => {});
      const names = await applied(store);
      // Half of it would be neither.
      expect([0, migrations.length]).toContain(names.length);
      found[names.length === 0 ? 'killed before' : 'killed after'] += 1;
      const servers = await Promise.all([start(options), start(options)]);
      expect(await applied(store)).toEqual(migrations.map(({ name }) => name).sort());
      const sent = await Promise.all(servers.map(async ({ address }) => await submit(address)));
      expect(sent.map(({ id }) => id)).not.toContain(undefined);
      expect(await listInbox(store.db, { limit: 9 })).toHaveLength(sent.length);
      await Promise.all(servers.map(async ({ end }) => await end('SIGTERM')));
      await store.close();
    }
    tell(`Killed while migrating on ${dialect}`, { rounds, ...found, half: 0 });
  });
});

describe.each(dialects)('on %s', (dialect) => {
  test('a migration that fails half way ends the start, changes nothing, and goes through once its obstacle is gone', async () => {
    const { options, store } = await emptyDatabase(dialect);
    await sql`create table ${sql.table(obstacle)} (id text)`.execute(store.db);
    const schema = await schemaOf(store);
    await expect(start(options)).rejects.toThrow(/code 1[\s\S]*already/);
    expect(await schemaOf(store)).toEqual(schema);
    await sql`drop table ${sql.table(obstacle)}`.execute(store.db);
    const { address } = await start(options);
    expect(await submit(address)).toMatchObject({ id: expect.any(String) });
    expect(await listInbox(store.db, { limit: 9 })).toHaveLength(1);
  });
});

async function emptyDatabase(dialect: Dialect): Promise<{ options: StoreOptions; store: Store }> {
  const options = await createTestDatabase(dialect);
  return { options, store: await openTestStore(options) };
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

/** None before the first start. */
async function applied(store: Store): Promise<string[]> {
  const tables = await store.db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(store.db);
  return rows.map(({ name }) => name).sort();
}

async function schemaOf(store: Store): Promise<unknown[]> {
  const all =
    store.dialect === 'sqlite'
      ? sql`select name from sqlite_schema order by name`
      : sql`select relname from pg_class where relnamespace = 'public'::regnamespace order by relname`;
  return (await all.execute(store.db)).rows;
}
