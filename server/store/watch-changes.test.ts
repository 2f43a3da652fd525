import { expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { submissionFacts, supportMessage } from '#tests/kit/factories.ts';

test.each(dialects)('%s: whoever watches learns what kinds of things were written', async (dialect) => {
  const store = await createTestStore(dialect);
  const told: string[][] = [];
  const stop = store.onChange((kinds) => told.push(kinds.toSorted()));
  await createSupportMessage(store, submissionFacts(), supportMessage());
  expect(told).toEqual([['mail', 'messages']]);
  stop();
  await createSupportMessage(store, submissionFacts(), supportMessage());
  expect(told).toHaveLength(1);
});

test.each(dialects)('%s: reading, and writing that touches nothing, tells nothing', async (dialect) => {
  const store = await createTestStore(dialect);
  const told: (readonly string[])[] = [];
  store.onChange((kinds) => told.push(kinds));
  const now = '2026-11-21T09:30:00.000Z';
  await claimDueMails(store, { now, heldUntil: now, lease: 'x', limit: 5 });
  await store.db.selectFrom('outbox').selectAll().execute();
  await store.transaction(async (db) => await db.deleteFrom('outbox').where('id', '=', '').execute());
  expect(told).toEqual([]);
});

test.each(dialects)('%s: what was rolled back is not told', async (dialect) => {
  const store = await createTestStore(dialect);
  const told: (readonly string[])[] = [];
  store.onChange((kinds) => told.push(kinds));
  await expect(
    store.transaction(async (db) => {
      await db.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(told).toEqual([]);
});
