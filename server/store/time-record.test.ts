import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import { lockFailures } from '#server/accounts/sign-in-failures.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';
import { beginBackup, isBackupDue } from './backups.ts';
import { listProcesses, noteProcess } from './processes.ts';
import { doubtfulLeap, noteTime } from './time-record.ts';

const start = Date.parse('2026-11-25T08:00:00Z');
const onDay = (days: number) => new Date(start + days * dayMs);

async function note(store: Store, now: Date) {
  await store.transaction(async (db) => await noteTime(db, now));
}

test.each(dialects)('on %s a date far ahead is doubted for three days', async (dialect) => {
  const store = await createTestStore(dialect);
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

test.each(dialects)('on %s nothing waits for a future that a wrong clock saw', async (dialect) => {
  const store = await createTestStore(dialect);
  const wrong = onDay(365);
  const facts = { ...submissionFacts(), receivedAt: wrong.toISOString() };
  await note(store, onDay(0));
  await note(store, wrong);
  await createSupportMessage(store, facts, supportMessage());
  await beginBackup(store, wrong);
  const process = { id: 'p', host: 'h', build: 'b', startedAt: wrong.toISOString() };
  await store.transaction(async (db) => {
    await noteProcess(db, { ...process, seenAt: wrong.toISOString() });
    await lockFailures(db, 'anna@example.com', { now: wrong.toISOString(), since: '' });
  });

  const now = new Date(start + hourMs);
  await note(store, now);
  expect(await doubtfulLeap(store.db, now)).toBeUndefined();
  expect(await listProcesses(store.db, now.toISOString())).toEqual([]);
  expect(await isBackupDue(store.db, { dueAt: onDay(0), now })).toBe(true);
  const inMinutes = new Date(now.getTime() + 5 * 60_000).toISOString();
  const late = await store.db.selectFrom('outbox').select('id').where('due_at', '>', inMinutes).execute();
  expect(late).toEqual([]);
  const failures = await store.db.selectFrom('sign_in_failures').selectAll().execute();
  expect(failures).toEqual([]);
});

test.each(dialects)('on %s a process that was seen later than now does not run', async (dialect) => {
  const store = await createTestStore(dialect);
  const now = onDay(0).toISOString();
  const ofMinute = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const process = { host: 'h', build: 'b', startedAt: now };
  await store.transaction(async (db) => {
    await noteProcess(db, { ...process, id: 'gone', seenAt: ofMinute(30) });
    await noteProcess(db, { ...process, id: 'ahead', seenAt: ofMinute(0.5) });
  });
  const ids = async () => (await listProcesses(store.db, now)).map(({ id }) => id);
  expect(await ids()).toEqual(['ahead']);
  await store.transaction(async (db) => await noteProcess(db, { ...process, id: 'right', seenAt: now }));
  expect(await ids()).toEqual(['ahead', 'right']);
});
