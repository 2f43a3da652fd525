import { describe, expect, test } from 'vitest';
import type { StuckMails, TestMailAnswer } from '#domain/api/mail.ts';
import type { Today } from '#domain/api/today.ts';
import { countAudit } from '#server/audit/audit-log.ts';
import type { Store } from '#server/core/store/store.ts';
import { StoreUnavailableError } from '#server/core/store/store-unavailable.ts';
import { createAdminApp } from '#tests/kit/admin.ts';
import { content } from '#tests/kit/content.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { createInbox, settledAt, settleMails, unknownId } from '#tests/kit/inbox.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createTestMail } from './mails/operator-mail.ts';
import { countOutbox, queueMail } from './outbox.ts';
import { markFailed, postpone } from './outbox-claims.ts';
import { retryBatchSize } from './stuck-mails.ts';

const refusal = '550 No such mailbox here';

async function createApp(parts: Parameters<typeof createInbox>[0] = {}) {
  const inbox = await createInbox(parts);
  const stuck = async () => ((await inbox.json('GET', '/mails')).body as StuckMails).mails;
  return { ...inbox, stuck };
}

test('mails that have not left are listed with the reason and what they are about', async () => {
  const { store, stuck, json, id, responseId } = await createApp();
  expect(await stuck()).toEqual([]);
  await settleMails(store, async (mail) =>
    mail.kind === 'message-notice'
      ? await markFailed(store, mail, refusal)
      : await postpone(store, mail, settledAt, 'connect ECONNREFUSED'),
  );
  expect(await stuck()).toMatchObject([
    {
      status: 'failed',
      lastError: refusal,
      about: { section: 'messages', id, name: 'Anna Berg', reference: expect.stringMatching(/^E-/) },
    },
    {
      status: 'queued',
      lastError: 'connect ECONNREFUSED',
      about: { section: 'responses', id: responseId, reference: null },
    },
  ]);
  const { body } = await json('GET', '/today');
  expect((body as Today).mail).toMatchObject({ failed: 1, retrying: 1, waiting: 0 });
});

test('a mail that nobody picks up is waiting after a minute', async () => {
  const { stuck, clock } = await createApp();
  clock.passSeconds(90);
  expect(await stuck()).toMatchObject([{ status: 'queued' }, { status: 'queued' }]);
});

test('failed mails are sent again one by one or all at once, or dismissed', async () => {
  const { store, stuck, json, audit } = await createApp();
  await settleMails(store, async (mail) => await markFailed(store, mail, refusal));
  const [first, second] = await stuck();
  expect((await json('POST', `/mails/${first!.id}/dismiss`)).body.mails).toMatchObject([{ id: second!.id }]);
  expect((await json('POST', `/mails/${first!.id}/dismiss`)).status).toBe(409);
  expect((await json('POST', `/mails/${second!.id}/retry`)).body.mails).toMatchObject([]);
  expect((await json('POST', `/mails/${unknownId}/retry`)).status).toBe(409);
  await settleMails(store, async (mail) => await markFailed(store, mail, refusal));
  expect((await json('POST', '/mails/retry')).status).toBe(200);
  expect((await audit()).map(({ action }) => action)).toEqual([
    'mail.retried',
    'mail.retried',
    'mail.dismissed',
  ]);
});

describe.each(dialects)('on %s', (dialect) => {
  const count = 2 * retryBatchSize + 1;

  async function withFailedMails() {
    const store = await createTestStore(dialect);
    await storeFailedMails(store, count);
    const all = { isAway: false, failsAgain: false, batches: [] as number[] };
    const watched: Store = {
      ...store,
      transaction: async (work) => {
        const before = await countOutbox(store.db);
        if (all.failsAgain && before.queued > 0)
          await store.db.updateTable('outbox').set({ status: 'failed' }).execute();
        // The second batch of the first attempt.
        if (all.isAway && before.queued > 0) throw new StoreUnavailableError(new Error('away'));
        const result = await store.transaction(work);
        const { failed } = await countOutbox(store.db);
        if (failed < before.failed) all.batches.push(before.failed - failed);
        return result;
      },
    };
    const admin = await createAdminApp({ store: watched });
    const retry = async () => (await admin.callSignedIn('POST', '/mails/retry')).status;
    const retried = async () => await countAudit(store.db, { actions: ['mail.retried'] });
    return { store, all, retry, retried };
  }

  test('any number of failed mails is sent again in batches, which hold nobody up', async () => {
    const { store, all, retry, retried } = await withFailedMails();
    expect(await retry()).toBe(200);
    expect(all.batches).toEqual([retryBatchSize, retryBatchSize, 1]);
    expect(await countOutbox(store.db)).toMatchObject({ failed: 0, queued: count });
    expect(await retried()).toBe(count);
  });

  test('if sending all again is cut off, the second attempt goes on with the rest', async () => {
    const { store, all, retry, retried } = await withFailedMails();
    all.isAway = true;
    expect(await retry()).toBe(503);
    expect(await countOutbox(store.db)).toMatchObject({ queued: retryBatchSize });
    expect(await retried()).toBe(retryBatchSize);
    all.isAway = false;
    expect(await retry()).toBe(200);
    expect(await countOutbox(store.db)).toMatchObject({ failed: 0, queued: count });
    expect(await retried()).toBe(count);
  });

  test('a mail that fails again meanwhile waits for the next attempt', async () => {
    const { store, all, retry, retried } = await withFailedMails();
    all.failsAgain = true;
    expect(await retry()).toBe(200);
    expect(await countOutbox(store.db)).toMatchObject({ failed: 2 * retryBatchSize, queued: 1 });
    expect(await retried()).toBe(count);
  });
});

/** Of two moments, so that their ids decide, too. */
async function storeFailedMails(store: Store, count: number): Promise<void> {
  await store.transaction(async (db) => {
    for (let index = 0; index < count; index += 1)
      await queueMail(db, { kind: 'digest', createdAt: `2026-11-21T0${index % 2}:00:00.000Z` });
    await db.updateTable('outbox').set({ status: 'failed' }).execute();
  });
}

test('the test mail goes to the operator, and the answer is the mail server’s own', async () => {
  const mailbox = await startMailbox();
  const { json } = await createApp({
    env: { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0, smtpUrl: mailbox.url },
    testMail: createTestMail({ content: () => content, smtpUrl: mailbox.url }),
  });
  const sent = (await json('POST', '/mails/test', { language: 'de' })).body as TestMailAnswer;
  expect(sent).toMatchObject({
    isAccepted: true,
    to: 'anna@example.com',
    answer: expect.stringMatching(/^250 /),
  });
  expect(mailbox.received[0]).toMatchObject({
    to: ['anna@example.com'],
    mail: { subject: 'Testnachricht von Elambra', text: expect.stringContaining('Anna Berg') },
  });
  mailbox.behave.recipientCode = 550;
  const refused = (await json('POST', '/mails/test', { language: 'en' })).body as TestMailAnswer;
  expect(refused).toMatchObject({
    isAccepted: false,
    answer: expect.stringContaining('refused by the mailbox'),
  });
  await mailbox.stop();
  const unreached = (await json('POST', '/mails/test', { language: 'en' })).body as TestMailAnswer;
  expect(unreached).toMatchObject({ isAccepted: false, answer: expect.stringContaining('ECONNREFUSED') });
  expect((await json('POST', '/mails/test', { language: 'fr' })).status).toBe(422);
});

test('without a mail server the test says so, and too many are refused', async () => {
  const { json } = await createApp();
  const send = async () => await json('POST', '/mails/test', { language: 'en' });
  expect(await send()).toMatchObject({ status: 409, body: { code: 'mailOff' } });
  for (let count = 1; count < 10; count += 1) await send();
  expect((await send()).status).toBe(429);
});
