import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { listInbox } from '#server/inbox/inbox.ts';
import { createIncomingMail } from '#server/inbox/incoming/incoming-mails.ts';
import { deleteExpired } from '#server/privacy/retention.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { answerByMail, newSubmission, supportMessage } from '#tests/kit/factories.ts';

/** No word twice, each of three bytes a letter: the most that an index can be made to hold. */
function hangul(characters: number, seed: number): string {
  let state = seed + 1;
  const letter = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(0xac00 + ((state >>> 8) % 11_000));
  };
  return Array.from({ length: characters / 5 }, () => letter() + letter() + letter() + letter()).join(' ');
}

async function message(store: Store, receivedAt?: string): Promise<string> {
  const facts = newSubmission(receivedAt === undefined ? {} : { receivedAt });
  return (await createSupportMessage(store, facts, supportMessage({ message: hangul(20_000, 1) }))).id;
}

async function takeIn(store: Store, id: string, text: string): Promise<void> {
  await store.transaction(async (db) => await createIncomingMail(db, answerByMail(id, { text })));
}

describe.each(dialects)('on %s', (dialect) => {
  test('forty of the longest mails to one message keep no other mail out', async () => {
    const store = await createTestStore(dialect);
    const flooded = await message(store);
    for (let number = 0; number < 40; number += 1) await takeIn(store, flooded, hangul(20_000, number));
    const other = await message(store);
    await takeIn(store, other, 'Eilt: bitte heute zurückrufen');
    expect(await listInbox(store.db, { search: 'eilt ruck', limit: 9 })).toEqual([]);
    expect(await listInbox(store.db, { search: 'eilt zuruck', limit: 9 })).toMatchObject([{ id: other }]);
  });

  test('a further mail to a message costs what the first did', async () => {
    const store = await createTestStore(dialect);
    const flooded = await message(store);
    const taken: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      const text = hangul(20_000, number);
      const began = performance.now();
      await takeIn(store, flooded, text);
      taken.push(performance.now() - began);
    }
    const median = (some: readonly number[]) => some.toSorted((one, other) => one - other)[some.length >> 1]!;
    expect(median(taken.slice(-15))).toBeLessThan(3 * median(taken.slice(0, 15)));
  });

  test('two hundred long messages are deleted in steps, between which others are served', async () => {
    const store = await createTestStore(dialect);
    const old = '2025-01-01T00:00:00.000Z';
    for (let number = 0; number < 200; number += 1) await message(store, old);
    let others = 0;
    let isDone = false;
    const serving = (async () => {
      for (; !isDone; others += 1) {
        await store.transaction(
          async (db) => await db.selectFrom('support_messages').select('id').limit(1).execute(),
        );
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const expiry = { before: '2026-01-01T00:00:00.000Z', sendsMail: false };
    expect(await deleteExpired(store, 'messages', expiry)).toEqual({ deleted: 200, kept: 0 });
    isDone = true;
    await serving;
    expect(others).toBeGreaterThan(10);
    expect(await store.db.selectFrom('searched_messages').selectAll().execute()).toEqual([]);
  });
});
