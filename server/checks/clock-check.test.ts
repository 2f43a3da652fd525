import { describe, expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { noteTime } from '#server/store/time-record.ts';
import { found } from '#tests/kit/checks.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('a clock that is behind what was stored is wrong', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, submissionFacts(), supportMessage());
    const clock = () => new Date('2020-01-01T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).toEqual(['clockBehind']);
  });

  test('a clock that was ahead and is put right is not behind, but one that loses its time afterwards is', async () => {
    const store = await createTestStore(dialect);
    const start = Date.parse('2026-11-25T08:00:00Z');
    const hour = (hours: number) => new Date(start + hours * 3_600_000);
    const note = async (now: Date, before?: Date) =>
      await store.transaction(async (db) => await noteTime(db, now, before));
    const at = async (now: Date) => await found('clock', {}, { store, clock: () => now });
    const storeAt = async (now: Date) =>
      await createSupportMessage(
        store,
        { ...submissionFacts(), receivedAt: now.toISOString() },
        supportMessage(),
      );
    // By two hours, which no record calls a leap. Two processes see it.
    await note(hour(0));
    await note(hour(26), hour(0));
    await storeAt(hour(26.5));
    expect(await at(hour(24))).toEqual(['clockBehind']);
    await note(hour(24.6), hour(26.6));
    await note(hour(24.7), hour(26.7));
    expect(await at(hour(24.7))).not.toContain('clockBehind');
    expect(await at(hour(2))).toEqual(['clockBehind']);
    await storeAt(hour(40));
    expect(await at(hour(24.8))).toEqual(['clockBehind']);
  });

  test('a leap that was put right while the site was switched off leaves no clock behind', async () => {
    const store = await createTestStore(dialect);
    const note = async (now: Date) => await store.transaction(async (db) => await noteTime(db, now));
    await note(new Date('2026-11-25T08:00:00Z'));
    const wrong = new Date('2027-11-25T08:00:00Z');
    await note(wrong);
    await createSupportMessage(
      store,
      { ...submissionFacts(), receivedAt: wrong.toISOString() },
      supportMessage(),
    );
    const right = new Date('2026-11-25T11:00:00Z');
    expect(await found('clock', {}, { store, clock: () => right })).toEqual(['clockBehind']);
    await note(right);
    expect(await found('clock', {}, { store, clock: () => right })).not.toContain('clockBehind');
  });

  test('a clock that leapt ahead is wrong, until three days have passed', async () => {
    const store = await createTestStore(dialect);
    await store.transaction(async (db) => await noteTime(db, new Date('2020-01-01T00:00:00Z')));
    expect(await found('clock', {}, { store })).toEqual(['clockLeapt']);
    await store.transaction(async (db) => await noteTime(db, new Date('2026-01-01T00:00:00Z')));
    const clock = () => new Date('2026-01-05T00:00:00Z');
    expect(await found('clock', {}, { store, clock })).not.toContain('clockLeapt');
  });
});
