import { expect, test } from 'vitest';
import {
  createMigratedDatabase,
  createTestDatabase,
  createTestStore,
  dialects,
  openTestStore,
} from '#tests/kit/database.ts';
import { openStore } from './database.ts';
import { requireSecondFactor } from './settings.ts';
import type { Store } from './store.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

async function note(store: Store, name: string, events: string[]): Promise<void> {
  await store.transaction(async (db) => {
    await db.insertInto('settings').values({ name, value: '1' }).execute();
    events.push(`${name} written`);
  });
  events.push(`${name} told`);
}

const namesIn = async (store: Store) =>
  (await store.db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

test('transactions asked for together share a commit, and none is told before it', async () => {
  const store = await createTestStore();
  const events: string[] = [];
  await Promise.all(['a', 'b'].map((name) => note(store, name, events)));
  expect(events).toEqual(['a written', 'b written', 'a told', 'b told']);
});

test('with one transaction in each commit the first is told before the second writes', async () => {
  const options = await createMigratedDatabase('sqlite');
  const store = await openTestStore({ ...options, perCommit: 1 });
  const events: string[] = [];
  await Promise.all(['a', 'b'].map((name) => note(store, name, events)));
  expect(events).toEqual(['a written', 'a told', 'b written', 'b told']);
});

test.each(dialects)(
  'on %s an error takes back what its own transaction wrote, and nothing else',
  async (dialect) => {
    const store = await createTestStore(dialect);
    const refusal = new Error('no connection between the two');
    refusal.name = 'Refusal';
    const results = await Promise.allSettled([
      note(store, 'a', []),
      store.transaction(async (db) => {
        await requireSecondFactor(db, true);
        throw refusal;
      }),
      note(store, 'b', []),
    ]);
    expect(results.map((result) => (result.status === 'rejected' ? result.reason : undefined))).toEqual([
      undefined,
      refusal,
      undefined,
    ]);
    expect(await namesIn(store)).toEqual(['a', 'b']);
  },
);

test('while another process keeps writing, all that wait are told that the store is unavailable', async () => {
  const options = await createMigratedDatabase('sqlite');
  const other = await openStore(options);
  const store = await openTestStore(options);
  const { promise, resolve } = Promise.withResolvers<void>();
  const blocking = other.transaction(async () => await promise);
  const results = await Promise.allSettled([note(store, 'a', []), note(store, 'b', [])]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
  resolve();
  await blocking;
  await other.close();
  await note(store, 'c', []);
  expect(await namesIn(store)).toEqual(['c']);
});

test('a store that was closed before anybody used it is unavailable', async () => {
  const store = await openTestStore(await createTestDatabase('sqlite'));
  await store.close();
  await expect(note(store, 'a', [])).rejects.toThrow(StoreUnavailableError);
});
