import { expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { listProcesses, recordProcess } from './processes.ts';

const start = Date.parse('2026-11-25T08:00:00Z');

test.each(dialects)('on %s a process that was seen later than now does not run', async (dialect) => {
  const store = await createTestStore(dialect);
  const ofMinute = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const now = ofMinute(0);
  const process = { host: 'h', build: 'b', startedAt: now };
  await store.transaction(async (db) => {
    await recordProcess(db, { ...process, id: 'gone', seenAt: ofMinute(30) });
    await recordProcess(db, { ...process, id: 'ahead', seenAt: ofMinute(0.5) });
  });
  const ids = async () => (await listProcesses(store.db, now)).map(({ id }) => id);
  expect(await ids()).toEqual(['ahead']);
  await store.transaction(async (db) => await recordProcess(db, { ...process, id: 'right', seenAt: now }));
  expect(await ids()).toEqual(['ahead', 'right']);
});
