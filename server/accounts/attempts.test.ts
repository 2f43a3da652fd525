import { expect, test } from 'vitest';
import { createTestStore } from '#tests/kit/database.ts';
import { checkCounted, createFailureLog, devicesAttempt, strangersAttempt } from './attempts.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const now = at('09:00:00');
const fail = async () => false;

test('a stranger who has to wait writes nothing, and a known browser counts alone', async () => {
  const store = await createTestStore();
  const attempt = async (account: string) =>
    await checkCounted(store, await strangersAttempt(store, account, '192.0.2.1', now), now, fail);
  for (let failure = 0; failure < 5; failure += 1) await attempt(`${failure}`);
  await expect(attempt('5')).rejects.toMatchObject({ status: 429, members: { retryAfterSeconds: 1 } });
  const rows = await store.db.selectFrom('attempts').select('subject').execute();
  expect(rows).toHaveLength(6);
  expect(await checkCounted(store, devicesAttempt('d'), now, fail)).toMatchObject({ failures: 1 });
});

// C8: the log did not say where failed sign-ins came from, and grew without limit.
test('a network has the same mark in all processes for half a day, another one another, and then it is a new one', async () => {
  const store = await createTestStore();
  const markOf = async (network: string, moment: Date) =>
    (await createFailureLog(store)('anna', network, moment))!.network;
  const mark = await markOf('192.0.2.1', now);
  expect(mark).toMatch(/^[\w-]{6}$/);
  expect(await markOf('192.0.2.1', at('11:59:59'))).toBe(mark);
  expect(await markOf('198.51.100.7', now)).not.toBe(mark);
  expect(await markOf('192.0.2.1', at('12:00:00'))).not.toBe(mark);
});

test('of ten thousand failures in an hour twenty are noted, with their number', async () => {
  const store = await createTestStore();
  const log = createFailureLog(store);
  const counts: (number | undefined)[] = [];
  for (let failure = 0; failure < 10_000; failure += 1) {
    const noted = await log('anna', '192.0.2.1', now);
    if (noted) counts.push(noted.count);
  }
  expect(counts.slice(0, 10)).toEqual(Array(10).fill(undefined));
  expect(counts.slice(10)).toEqual([20, 40, 80, 160, 320, 640, 1280, 2560, 5120]);
  expect((await log('bernd', '192.0.2.1', now))!.count).toBeUndefined();
});
