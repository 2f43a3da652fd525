import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { beginAttempt, sessionsAttempt, strangersAttempt } from './attempts.ts';
import { createFailureBound, createNetworkSubjects } from './network-subjects.ts';
import { forgetFailures, lockFailures, saveFailures } from './sign-in-failures.ts';

const morning = new Date('2026-11-21T09:30:00.000Z');
const evening = new Date('2026-11-21T19:30:00.000Z');
const nextDay = new Date('2026-11-22T19:30:00.000Z');

const subjectsIn = async ({ db }: Store) => {
  const rows = await db.selectFrom('sign_in_failures').select('subject').orderBy('subject').execute();
  return rows.map(({ subject }) => subject);
};

describe.each(dialects)('on %s', (dialect) => {
  test('all processes count a network under the same hash, which nobody can tell it from and which ends with the day', async () => {
    const store = await createTestStore(dialect);
    const subjects = () => createNetworkSubjects(store, createFailureBound(store));
    const [one, other] = [subjects(), subjects()];
    const same = await Promise.all([one('192.0.2.1', morning), other('192.0.2.1', morning)]);
    expect(same[0]).toMatch(/^network:[\w-]{43}$/);
    expect(same[1]).toBe(same[0]);
    expect(await one('192.0.2.2', morning)).not.toBe(same[0]);
    await beginAttempt({ store }, strangersAttempt('account', same[0]), morning);
    expect(await subjectsIn(store)).toEqual(['account', same[0]]);
    expect(await other('192.0.2.1', evening)).not.toBe(same[0]);
    expect(await subjectsIn(store)).toEqual(['account']);
    await forgetFailures(store, nextDay);
    expect(await subjectsIn(store)).toEqual([]);
    expect(await store.db.selectFrom('network_salts').selectAll().execute()).toEqual([]);
  });

  test('of a flood of addresses so many stay as the disk bears, and first of all those that failed most', async () => {
    const store = await createTestStore(dialect);
    const at = morning.toISOString();
    for (const [subject, failures] of [...'abcdefgh']
      .entries()
      .map(([index, name]) => [name, 9 - index] as const)) {
      await lockFailures(store.db, subject, { now: at, since: '' });
      await saveFailures(store.db, subject, { failures, blockedUntil: at, now: at });
    }
    await forgetFailures(store, morning);
    expect(await subjectsIn(store)).toHaveLength(8);
    await forgetFailures(store, morning, 3);
    expect(await subjectsIn(store)).toEqual(['a', 'b', 'c']);
  });

  test('between the daily passes a flood is cut down with every so many attempts', async () => {
    const store = await createTestStore(dialect);
    const bound = createFailureBound(store, 3);
    await lockFailures(store.db, 'old', { now: morning.toISOString(), since: '' });
    for (let attempt = 0; attempt < 2; attempt += 1) await bound(nextDay);
    expect(await subjectsIn(store)).toEqual(['old']);
    await bound(nextDay);
    expect(await subjectsIn(store)).toEqual([]);
  });

  test('who has to wait writes nothing', async () => {
    const store = await createTestStore(dialect);
    const attempt = async (account: string) =>
      await beginAttempt({ store }, strangersAttempt(account, 'network:x'), morning);
    for (let failure = 0; failure < 5; failure += 1) await attempt(`${failure}`);
    expect(await attempt('5')).toEqual({ seconds: 1, failures: 0 });
    expect(await subjectsIn(store)).toEqual(['0', '1', '2', '3', '4', 'network:x']);
    expect(await beginAttempt({ store }, sessionsAttempt('s'), morning)).toEqual({ seconds: 0, failures: 1 });
  });
});
