import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import {
  blockedUntil,
  clearAttempts,
  countAttempt,
  forgetAttempts,
  type Limited,
  networkSubject,
  takeAttemptBack,
} from './attempts.ts';

const morning = new Date('2026-11-21T09:30:00.000Z');
const evening = new Date('2026-11-21T19:30:00.000Z');
const nextDay = new Date('2026-11-22T19:30:00.000Z');
const now = morning.getTime();

const subjectsIn = async ({ db }: Store) => {
  const rows = await db.selectFrom('attempts').select('subject').orderBy('subject').execute();
  return rows.map(({ subject }) => subject);
};
/** Pauses as many hours as it has attempted. */
const hourly = (subject: string): Limited => ({ subject, pauseMs: (count) => count * hourMs });
const free = (subject: string): Limited => ({ subject, pauseMs: () => 0 });

describe.each(dialects)('on %s', (dialect) => {
  test('attempts are counted and pause, are taken back, forgotten after a day, and cleared', async () => {
    const { db } = await createTestStore(dialect);
    const attempt = async (at: number) => await countAttempt(db, [hourly('a')], { now: at });
    expect(await attempt(now)).toEqual({ isCounted: true, at: now, count: 1 });
    expect(await attempt(now + 1)).toMatchObject({ isCounted: false, at: now + hourMs });
    expect(await blockedUntil(db, [free('b'), hourly('a')])).toBe(now + hourMs);
    expect(await attempt(now + hourMs)).toMatchObject({ isCounted: true, count: 2 });
    await takeAttemptBack(db, 'a', morning);
    expect(await attempt(now + hourMs)).toMatchObject({ isCounted: true, count: 2 });
    expect(await attempt(now + 25 * hourMs)).toMatchObject({ isCounted: true, count: 1 });
    await clearAttempts(db, 'a');
    expect(await attempt(now)).toMatchObject({ isCounted: true, count: 1 });
  });

  test('if one has to wait, nothing is counted for the others', async () => {
    const { db } = await createTestStore(dialect);
    await countAttempt(db, [hourly('blocked')], { now });
    expect((await countAttempt(db, [free('other'), hourly('blocked')], { now })).isCounted).toBe(false);
    expect((await countAttempt(db, [free('other')], { now })).count).toBe(1);
  });

  test('an attempt that may wait takes the next free moment, unless that is too late', async () => {
    const { db } = await createTestStore(dialect);
    const mail = async () =>
      await countAttempt(db, [{ subject: 'n', pauseMs: () => hourMs }], { now, longestWaitMs: hourMs });
    expect(await mail()).toMatchObject({ isCounted: true, at: now });
    expect(await mail()).toMatchObject({ isCounted: true, at: now + hourMs });
    expect(await mail()).toMatchObject({ isCounted: false });
  });

  test('all processes count a network under the same hash, which cannot be reversed and ends with the day', async () => {
    const store = await createTestStore(dialect);
    const named = async (network: string, at: Date) => await networkSubject(store, network, at);
    const same = await Promise.all([named('192.0.2.1', morning), named('192.0.2.1', morning)]);
    expect(same[0]).toMatch(/^network:[\w-]{43}$/);
    expect(same[1]).toBe(same[0]);
    expect(await named('192.0.2.2', morning)).not.toBe(same[0]);
    await countAttempt(store.db, [free(same[0]), free('account')], { now });
    expect(await subjectsIn(store)).toEqual(['account', same[0]]);
    expect(await named('192.0.2.1', evening)).not.toBe(same[0]);
    expect(await subjectsIn(store)).toEqual(['account']);
    await forgetAttempts(store, nextDay);
    expect(await subjectsIn(store)).toEqual([]);
    expect(await store.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
  });

  test('after a flood of addresses a bounded number stays, first those that attempted most', async () => {
    const store = await createTestStore(dialect);
    for (const [index, subject] of [...'abcdefgh'].entries())
      for (let count = index; count < 9; count += 1) await countAttempt(store.db, [free(subject)], { now });
    await forgetAttempts(store, morning);
    expect(await subjectsIn(store)).toHaveLength(8);
    await forgetAttempts(store, morning, 3);
    expect(await subjectsIn(store)).toEqual(['a', 'b', 'c']);
  });
});
