import { describe, expect, test } from 'vitest';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { erasePerson } from '#tests/kit/erase-person.ts';
import { submissionFacts, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { changeBatch, undoBatch } from './message-bulk.ts';
import { readSpamFilter, spamProbabilityOf, teach } from './spam-words.ts';
import type { Store } from './store.ts';
import { createDeclaration, createSupportMessage } from './support-messages.ts';

const advertising = 'Cheap backlinks and followers for the best ranking';
const question = 'Guten Tag, wann beginnt die nächste Sitzung mit Marcus?';

async function storeMessages(store: Store, message: string, count = 10): Promise<string[]> {
  return await Promise.all(
    Array.from(
      { length: count },
      async () => (await createSupportMessage(store, submissionFacts(), supportMessage({ message }))).id,
    ),
  );
}

async function learn(store: Store, ids: readonly string[], lesson: Parameters<typeof teach>[2]) {
  await store.transaction(async (db) => await teach(db, ids, lesson));
}

async function judge(store: Store, text: string): Promise<number> {
  return await spamProbabilityOf(store.db, await readSpamFilter(store.db), text);
}

/** Sum of all counts: nothing may be left of what was forgotten. */
async function learnedWords({ db }: Store): Promise<number> {
  const rows = await db.selectFrom('spam_words').selectAll().execute();
  return rows.reduce((sum, { spam, wanted }) => sum + Math.abs(spam) + Math.abs(wanted), 0);
}

describe.each(dialects)('on %s', (dialect) => {
  test('what operators mark tells spam from what is wanted, and words are not stored', async () => {
    const store = await createTestStore(dialect);
    const spam = await storeMessages(store, advertising);
    const wanted = await storeMessages(store, question);
    expect(await judge(store, advertising)).toBe(0.5);
    await Promise.all([learn(store, spam, 'spam'), learn(store, wanted, 'wanted')]);
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 10, wanted: 10 });
    expect(await judge(store, 'Followers and backlinks, cheap!')).toBeGreaterThan(0.95);
    expect(await judge(store, 'Wann ist die Sitzung mit Marcus?')).toBeLessThan(0.05);
    expect(await judge(store, 'Unbekannte Begriffe allein')).toBe(0.5);
    const rows = await store.db.selectFrom('spam_words').selectAll().execute();
    expect(Object.keys(rows[0]!).toSorted()).toEqual(['bucket', 'spam', 'wanted']);
  });

  test('the same is learned once, learned anew as the other, and forgotten without a trace', async () => {
    const store = await createTestStore(dialect);
    const [id = ''] = await storeMessages(store, advertising, 1);
    await learn(store, [id], 'spam');
    await learn(store, [id], 'spam');
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 1, wanted: 0 });
    await learn(store, [id], 'wanted');
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 0, wanted: 1 });
    await learn(store, [id], null);
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 0, wanted: 0 });
    expect(await learnedWords(store)).toBe(0);
  });

  test('marking many teaches, undoing and erasing forget', async () => {
    const store = await createTestStore(dialect);
    const ids = await storeMessages(store, advertising, 3);
    await learn(store, [ids[0]!], 'wanted');
    const selection = { messages: ids.map((id) => ({ id, version: 1 })) };
    const at = '2026-11-21T10:00:00.000Z';
    await store.transaction(
      async (db) => await changeBatch(db, { action: 'spam', selection, bulkId: 'one', at }),
    );
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 3, wanted: 0 });
    await store.transaction(async (db) => await undoBatch(db, 'one'));
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 0, wanted: 1 });
    await erasePerson(store, 'anna@example.com', []);
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 0, wanted: 0 });
    expect(await learnedWords(store)).toBe(0);
  });

  test('throwing away what was suspected teaches that it was spam, anything else teaches nothing', async () => {
    const store = await createTestStore(dialect);
    const { id: suspected } = await createSupportMessage(
      store,
      submissionFacts({ signals: ['links'] }),
      supportMessage(),
    );
    const { id: ordinary } = await createSupportMessage(store, submissionFacts(), supportMessage());
    const { id: declared } = await createDeclaration(store, submissionFacts(), 'withdrawal', withdrawal());
    const selection = { messages: [suspected, ordinary].map((id) => ({ id, version: 1 })) };
    await store.transaction(
      async (db) => await changeBatch(db, { action: 'delete', selection, bulkId: 'one', at: '2027' }),
    );
    await learn(store, [declared], 'spam');
    expect(await readSpamFilter(store.db)).toMatchObject({ spam: 1, wanted: 0 });
  });
});
