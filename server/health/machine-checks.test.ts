import { describe, expect, test } from 'vitest';
import { recordTime } from '#server/core/clock.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { found } from '#tests/kit/checks.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('a clock that is behind what was stored is wrong', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const clock = () => new Date('2020-01-01T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).toEqual(['clockBehind']);
  });

  test('a clock that leapt ahead is wrong, until three days have passed', async () => {
    const store = await createTestStore(dialect);
    await store.transaction(async (db) => await recordTime(db, new Date('2020-01-01T00:00:00Z')));
    expect(await found('clock', {}, { store })).toEqual(['clockLeapt']);
    await store.transaction(async (db) => await recordTime(db, new Date('2026-01-01T00:00:00Z')));
    const clock = () => new Date('2026-01-05T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).not.toContain('clockLeapt');
  });
});
