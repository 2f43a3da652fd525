import { describe, expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { claimBackup, endBackup, lastBackups } from './backup-log.ts';

const dueAt = new Date('2026-11-23T02:30:00Z');
const minutes = (count: number) => new Date(dueAt.getTime() + count * 60_000);
const made = { file: 'site-2026-11-23T023000Z.sqlite', bytes: 5e9, messages: 3, responses: 1 };

describe.each(dialects)('on %s', (dialect) => {
  test('of many processes one makes the backup that is due, and none after it succeeded', async () => {
    const store = await createTestStore(dialect);
    const claims = await Promise.all(
      Array.from({ length: 8 }, async () => await claimBackup(store, { dueAt, now: minutes(1) })),
    );
    const ids = claims.filter((id) => id !== undefined);
    expect(ids).toHaveLength(1);
    await endBackup(store, ids[0]!, { endedAt: minutes(2), made });
    expect(await claimBackup(store, { dueAt, now: minutes(600) })).toBeUndefined();
    expect((await lastBackups(store.db)).success).toMatchObject({
      ...made,
      endedAt: minutes(2).toISOString(),
    });
    const tomorrow = new Date('2026-11-24T02:30:00Z');
    expect(await claimBackup(store, { dueAt: tomorrow, now: tomorrow })).toBeDefined();
  });

  test('one that failed is tried again after an hour, one whose process died after two', async () => {
    const store = await createTestStore(dialect);
    const failed = (await claimBackup(store, { dueAt, now: minutes(0) }))!;
    await endBackup(store, failed, { endedAt: minutes(1), error: 'no space' });
    expect(await claimBackup(store, { dueAt, now: minutes(50) })).toBeUndefined();
    expect(await claimBackup(store, { dueAt, now: minutes(62) })).toBeDefined();
    expect(await claimBackup(store, { dueAt, now: minutes(180) })).toBeUndefined();
    expect(await claimBackup(store, { dueAt, now: minutes(183) })).toBeDefined();
    expect((await lastBackups(store.db)).success).toBeUndefined();
  });
});
