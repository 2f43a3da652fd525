import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { type Moved, moveStore } from '#commands/move/move-store.ts';
import type { StoreOptions } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import { createTestDatabase, openTestStore, temporaryFolder } from './database.ts';
import { postgresTables } from './every-table.ts';

export const now = new Date('2026-11-26T20:00:00.000Z');
type Order = Partial<Parameters<typeof moveStore>[0]>;

export async function move(from: StoreOptions, to: StoreOptions, more: Order = {}): Promise<Moved> {
  return await moveStore({ from, to, now, signal: new AbortController().signal, ...more });
}

/** An empty one of the other kind. */
export async function emptyPlace(from: StoreOptions): Promise<StoreOptions> {
  return from.databaseUrl ? { dataDir: temporaryFolder() } : await createTestDatabase('postgres');
}

export async function tablesOf(place: StoreOptions): Promise<string[]> {
  return await postgresTables((await openTestStore(place)).db);
}

export async function write(place: StoreOptions, work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openTestStore(place);
  await work(store);
  await store.close();
}

export async function expectNothingIn(place: StoreOptions): Promise<void> {
  expect(place.databaseUrl ? await tablesOf(place) : readdirSync(place.dataDir)).toEqual([]);
}
