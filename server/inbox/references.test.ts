import { expect, test } from 'vitest';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { listInbox } from './inbox.ts';
import { createNote, createReply } from './message-thread.ts';

const author = { id: '019c0000-0000-7000-8000-000000000001', name: 'Karin' };
const createdAt = '2026-11-23T10:00:00.000Z';

for (const dialect of dialects) {
  test(`each of many messages at once has a short number of its own (${dialect})`, async () => {
    const store = await createTestStore(dialect);
    const numbers = await Promise.all(
      Array.from({ length: 400 }, () => createSupportMessage(store, newSubmission(), supportMessage())),
    );
    const references = numbers.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(400);
    for (const reference of references) expect(reference).toMatch(/^E-2611-\d{7}$/);
    expect(references.toSorted()).not.toEqual(references);
  });

  test(`a message is found by number, kind, notes and replies, in any order (${dialect})`, async () => {
    const store = await createTestStore(dialect);
    const { id, reference } = await createDeclaration(store, newSubmission(), 'withdrawal', withdrawal());
    await createSupportMessage(store, newSubmission(), supportMessage());
    await store.transaction(async (db) => {
      await createNote(db, { messageId: id, createdAt, author, text: 'Rückruf am Montag' });
      const words = { subject: 'Ihr Widerruf', text: 'Wir überweisen.', quote: false };
      await createReply(db, { messageId: id, createdAt, author, ...words });
    });
    const digits = reference.slice(7);
    for (const search of [
      reference,
      reference.replaceAll('-', ''),
      `e ${reference.slice(2, 6)} ${digits}`,
      `${reference.slice(2)} Große`,
      'widerruf',
      'withdrawal änne',
      'montag RUCKRUF',
      'überweisen nova',
    ])
      expect(
        (await listInbox(store.db, { search, limit: 10 })).map((found) => found.id),
        search,
      ).toEqual([id]);
  });
}
