import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/kit/database.ts';
import { openPostgresStore } from './postgres-store.ts';
import { isUnavailable } from './store-unavailable.ts';

/** A proxy that can fall silent: connections stay open, but no data passes. */
async function openWay(databaseUrl: string) {
  const state = { isSilent: false };
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(databaseUrl);
  const way = createServer((client) => {
    const wasSilent = state.isSilent;
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('data', (data) => {
      if (!state.isSilent) server.write(data);
    });
    server.on('data', (data) => {
      if (!state.isSilent && !wasSilent) client.write(data);
    });
    client.on('close', () => server.destroy());
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return { url: url.href, state };
}

test('a connection that falls silent is unavailable, in a transaction too, and is not used again', async () => {
  const { databaseUrl } = await createTestDatabase('postgres');
  const { url, state } = await openWay(databaseUrl!);
  const store = await openPostgresStore(url, { poolSize: 1, answerTimeoutMs: 300 });
  onTestFinished(async () => await store.close());
  const ask = async () => await sql`select 1`.execute(store.db);
  await ask();

  state.isSilent = true;
  expect(isUnavailable(await ask().catch((error: unknown) => error))).toBe(true);
  state.isSilent = false;
  await ask();

  const broken = store.transaction(async (db) => {
    state.isSilent = true;
    await sql`select 1`.execute(db);
  });
  expect(isUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  state.isSilent = false;
  await ask();
});

test('a connection that is cut while it is in use is unavailable, and the next one works', async () => {
  const { databaseUrl } = await createTestDatabase('postgres');
  const store = await openPostgresStore(databaseUrl!, { poolSize: 2 });
  onTestFinished(async () => await store.close());
  const cut = store.transaction(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(store.db);
    await sql`select 1`.execute(db);
  });
  expect(isUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
  expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
});
