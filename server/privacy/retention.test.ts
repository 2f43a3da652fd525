import { describe, expect, test } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import {
  createSupportMessage,
  findSupportMessage,
  listSupportMessages,
} from '#server/forms/support-messages.ts';
import { createSurveyResponse, listSurveyResponses } from '#server/forms/survey-responses.ts';
import { countOutbox, listOutbox } from '#server/outbox/outbox.ts';
import { claimDueMails, markFailed, markSent } from '#server/outbox/outbox-claims.ts';
import { createMigratedDatabase, createTestStore, dialects, openTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { deleteExpired } from './retention.ts';

const before = '2026-01-01T00:00:00.000Z';
const expiry = { before, sendsMail: true };
const old = newSubmission({ receivedAt: '2025-12-31T23:59:59.999Z' }).receivedAt;
const now = '2027-01-01T00:00:00.000Z';

async function storeMessage(store: Store, receivedAt: string): Promise<string> {
  return (await createSupportMessage(store, newSubmission({ receivedAt }), supportMessage())).id;
}

async function settleMails(store: Store, settle: typeof markSent | typeof markFailed = markSent) {
  for (;;) {
    const mails = await claimDueMails(store, { now, heldUntil: now, lease: 'one', limit: 1000 });
    if (mails.length === 0) return;
    for (const mail of mails) await settle(store, mail, now);
  }
}

describe.each(dialects)('on %s', (dialect) => {
  test('what arrived before the limit goes, what arrived at it or later stays', async () => {
    const store = await createTestStore(dialect);
    const gone = await storeMessage(store, old);
    const kept = await storeMessage(store, before);
    await settleMails(store);
    expect(await deleteExpired(store, 'messages', expiry)).toEqual({ deleted: 1, kept: 0 });
    expect(await findSupportMessage(store.db, gone)).toBeUndefined();
    expect(await findSupportMessage(store.db, kept)).toBeDefined();
  });

  test('the mails about what goes go with it, also those given up', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store, old);
    await settleMails(store, markFailed);
    await storeMessage(store, old);
    await settleMails(store, markSent);
    await deleteExpired(store, 'messages', expiry);
    expect(await listOutbox(store.db)).toEqual([]);
  });

  test('what has a mail still to be sent stays until that is done', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store, old);
    expect(await deleteExpired(store, 'messages', expiry)).toEqual({ deleted: 0, kept: 1 });
    expect(await countOutbox(store.db)).toMatchObject({ queued: 1 });
    await settleMails(store);
    expect(await deleteExpired(store, 'messages', expiry)).toEqual({ deleted: 1, kept: 0 });
  });

  test('without a mail server nothing is kept for a mail that waits', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store, old);
    const left = await storeMessage(store, before);
    const result = await deleteExpired(store, 'messages', { before, sendsMail: false });
    expect(result).toEqual({ deleted: 1, kept: 0 });
    expect(await listOutbox(store.db)).toMatchObject([{ submissionId: left }]);
  });

  test('messages and responses have limits of their own', async () => {
    const store = await createTestStore(dialect);
    await storeMessage(store, old);
    await createSurveyResponse(store, newSubmission({ receivedAt: old }), surveyResponse());
    await settleMails(store);
    await deleteExpired(store, 'responses', expiry);
    expect(await listSurveyResponses(store.db, { limit: 10 })).toEqual([]);
    expect(await listSupportMessages(store.db, { limit: 10 })).toHaveLength(1);
    expect(await listOutbox(store.db)).toMatchObject([{ kind: 'message-notice' }]);
  });

  test('two processes that delete many at once delete each exactly once', async () => {
    const options = await createMigratedDatabase(dialect);
    const store = await openTestStore(options);
    const many = 450;
    await Promise.all(Array.from({ length: many }, () => storeMessage(store, old)));
    await settleMails(store);
    const other = await openTestStore(options);
    const results = await Promise.all([store, other].map((each) => deleteExpired(each, 'messages', expiry)));
    // A process may finish while the other still holds the last rows; the next pass finds nothing left.
    expect(results.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(many);
    expect(await listSupportMessages(store.db, { limit: 10 })).toEqual([]);
  });
});
