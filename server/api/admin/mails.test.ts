import { expect, test } from 'vitest';
import type { StuckMails, TestMailAnswer } from '#domain/answers/mail.ts';
import type { Today } from '#domain/answers/today.ts';
import { createTestMail } from '#server/mail/test-mail.ts';
import { markFailed, postpone } from '#server/store/outbox-claims.ts';
import { content } from '#tests/kit/content.ts';
import { createInbox, settledAt, settleMails, unknownId } from '#tests/kit/inbox.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';

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
