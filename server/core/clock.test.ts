import { expect, test } from 'vitest';
import { dayMs } from '#domain/language/durations.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { doubtfulLeap, recordTime } from './clock.ts';
import type { Store } from './store/store.ts';

const onDay = (days: number) => new Date(Date.parse('2026-11-25T08:00:00Z') + days * dayMs);

async function note(store: Store, now: Date) {
  await store.transaction(async (db) => await recordTime(db, now));
}

test('a date far ahead is doubted for three days', async () => {
  const store = await createTestStore();
  expect(await doubtfulLeap(store.db, onDay(0))).toBeUndefined();
  await note(store, onDay(0));
  await note(store, onDay(39));
  expect(await doubtfulLeap(store.db, onDay(78))).toBeUndefined();
  const leap = {
    from: onDay(39).toISOString(),
    at: onDay(365).toISOString(),
    until: onDay(368).toISOString(),
  };
  // Doubted before and after it is written down.
  expect(await doubtfulLeap(store.db, onDay(365))).toEqual(leap);
  await note(store, onDay(365));
  await note(store, onDay(366));
  expect(await doubtfulLeap(store.db, onDay(367))).toEqual(leap);
  expect(await doubtfulLeap(store.db, onDay(368))).toBeUndefined();
});

test('once the clock is right again there is no doubt', async () => {
  const store = await createTestStore();
  await note(store, onDay(0));
  await note(store, onDay(365));
  await note(store, onDay(1));
  expect(await doubtfulLeap(store.db, onDay(2))).toBeUndefined();
});
