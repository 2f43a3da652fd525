import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage, findSupportMessage } from '#server/forms/support-messages.ts';
import { acceptFile, attachFiles, createDraftFile, storeParts } from '#server/inbox/message-files.ts';
import { createReply } from '#server/inbox/message-thread.ts';
import { claimDueMails, markSent } from '#server/outbox/outbox-claims.ts';
import { composeMail } from '#server/start-mail.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { mailboxOfFile, type Received } from '#tests/kit/mailbox.ts';
import { contentOf } from '#tests/kit/sample-files.ts';

const deliver = mailboxOfFile();

const content = contentWith({
  SITE_URL: 'https://site.example',
  BRAND_NAME: 'Müller & Söhne',
  CONTACT_EMAIL: 'hello@example.com',
  OPERATOR_EMAIL: 'operator@example.com',
  MAIL_FROM: 'website@example.org',
  CONTACT_PHONE: '+49 30 5550100',
});
const author = { id: 'o1', name: 'Bea Roth' };

type Given = {
  message?: Parameters<typeof supportMessage>[0];
  facts?: Parameters<typeof newSubmission>[0];
  replies?: readonly { subject?: string; text?: string; quote?: boolean }[];
  isAcknowledged?: boolean;
  /** The acknowledgement was handed over before the answer is made. */
  isAcknowledgementSent?: boolean;
};

async function answer(given: Given = {}) {
  const { message, facts, replies = [{}], isAcknowledged = false, isAcknowledgementSent = true } = given;
  const store = await createTestStore();
  const known = newSubmission(facts);
  await createSupportMessage(store, known, supportMessage(message), isAcknowledged ? {} : undefined);
  for (const [index, changes] of replies.entries())
    await writeReply(store, known.id, { createdAt: `2026-11-21T1${index}:00:00.000Z`, ...changes });
  const received: Received[] = [];
  const claimed = await claimAll(store);
  // The store hands them over in any order.
  for (const mail of claimed.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    received.push(await deliver((await composeMail(store, mail, content))!));
    if (mail.kind !== 'message-acknowledgement' || isAcknowledgementSent) await markSent(store, mail, '2027');
  }
  const [notice, ...replied] = received.toSorted((a, b) => sentTo(a) - sentTo(b));
  const { reference } = (await findSupportMessage(store.db, known.id))!;
  return { id: known.id, reference, notice: notice!, replies: replied, reply: replied[0]! };
}

async function writeReply(
  store: Store,
  messageId: string,
  changes: Partial<Parameters<typeof createReply>[1]>,
) {
  const usual = { createdAt: '2026-11-21T10:00:00.000Z', author, subject: 'Ihre Frage', quote: false };
  return await store.transaction(
    async (db) => await createReply(db, { messageId, ...usual, text: 'Gern helfe ich.', ...changes }),
  );
}

function sentTo({ to }: { to: string[] }): number {
  return to.includes('operator@example.com') ? 0 : 1;
}

async function claimAll(store: Store) {
  return await claimDueMails(store, { now: '2027', heldUntil: '2028', lease: 'test', limit: 10 });
}

test('an answer goes from the own address to the visitor, and answers to it to the contact address', async () => {
  const { reply } = await answer();
  expect([reply.from, reply.to]).toEqual(['website@example.org', ['anna@example.com']]);
  expect(reply.mail.from).toMatchObject({ address: 'website@example.org', name: 'Müller & Söhne' });
  expect(reply.mail.replyTo).toMatchObject([{ address: 'hello@example.com', name: 'Müller & Söhne' }]);
  expect(reply.mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
});

test('an answer belongs to the conversation that the visitor knows, not to the notice to the team', async () => {
  const { notice, replies } = await answer({
    isAcknowledged: true,
    replies: [{ text: 'Eins' }, { text: 'Zwei' }],
  });
  const [first, second] = ['Eins', 'Zwei'].map((text) =>
    replies.map(({ mail }) => mail).find((mail) => mail.text!.startsWith(text)),
  );
  const acknowledgement = replies.find(({ mail }) => mail !== first && mail !== second)!.mail.messageId!;
  expect(acknowledgement).not.toBe(notice.mail.messageId);
  expect(first!.inReplyTo).toBe(acknowledgement);
  expect(first!.references).toBe(acknowledgement);
  expect(second!.inReplyTo).toBe(first!.messageId);
  expect(second!.references).toBe(`${acknowledgement} ${first!.messageId}`);
});

test('an answer to somebody who got nothing before, or not yet, begins the conversation', async () => {
  const [first] = (await answer()).replies;
  const { replies } = await answer({ isAcknowledged: true, isAcknowledgementSent: false });
  const second = replies.find(({ mail }) => mail.text!.startsWith('Gern helfe ich.'));
  for (const { mail } of [first!, second!])
    expect([mail.inReplyTo, mail.references]).toEqual([undefined, undefined]);
});

test('an answer speaks the language of the page the message came from, or German', async () => {
  const german = await answer({ facts: { language: 'de' } });
  expect(german.reply.mail.subject).toBe(`Ihre Frage (Vorgang ${german.reference})`);
  expect((await answer({ facts: { language: null } })).reply.mail.text).toContain('Freundliche Grüße');
  const english = await answer({ facts: { language: 'en' } });
  expect(english.reply.mail.subject).toBe(`Ihre Frage (reference ${english.reference})`);
  for (const part of [english.reply.mail.text!, english.reply.mail.html!])
    expect(part).toMatch(/Kind regards[\s\S]*Bea Roth[\s\S]*Phone \+49 30 5550100/);
  expect(english.reply.mail.html).toContain('<html lang="en">');
});

test('an answer quotes the message only where that is wanted', async () => {
  const quoted = await answer({ replies: [{ quote: true }] });
  expect(quoted.reply.mail.text).toContain(
    'Am 21. November 2026 um 10:30 MEZ schrieben Sie:\n> Guten Tag,\n> ich',
  );
  expect(quoted.reply.mail.html).toMatch(/<blockquote[^>]*>Guten Tag,/);
  const plain = await answer();
  expect(plain.reply.raw).not.toContain('Guten Tag,');
});

test('what visitor and operator wrote is text, never markup or words to fill in', async () => {
  const typed = '<img src="https://evil.example/x.png"> {{brand}} &amp;';
  const { reply } = await answer({ message: { message: typed }, replies: [{ text: typed, quote: true }] });
  expect(reply.mail.text!.split(typed)).toHaveLength(3);
  expect(reply.mail.html).not.toMatch(/<img|<script/);
});

test('a subject cannot become another header', async () => {
  const { reply } = await answer({ replies: [{ subject: 'Hallo Bcc: all@example.com ÄÖÜ 🌊' }] });
  expect(reply.to).toEqual(['anna@example.com']);
  expect(reply.mail.bcc ?? []).toEqual([]);
  expect(reply.mail.subject).toContain('Hallo Bcc: all@example.com ÄÖÜ 🌊');
});

test('an answer reaches an internationalised address', async () => {
  const { reply } = await answer({ message: { email: 'anna@müller.de' } });
  expect(reply.raw).toMatch(/^To: anna@xn--mller-kva\.de\r$/m);
});

test('there is no answer to a message that was erased', async () => {
  const store = await createTestStore();
  const facts = newSubmission();
  await createSupportMessage(store, facts, supportMessage());
  await writeReply(store, facts.id, {});
  const mails = await claimAll(store);
  await store.db.deleteFrom('support_messages').execute();
  for (const mail of mails) expect(await composeMail(store, mail, content)).toBeUndefined();
});

test('what is attached arrives as it was, under its name', async () => {
  const store = await createTestStore();
  const facts = newSubmission();
  await createSupportMessage(store, facts, supportMessage());
  const file = Buffer.concat([contentOf.pdf, randomBytes(300_000)]);
  const { id: messageId, receivedAt: at } = facts;
  const replyId = await writeReply(store, messageId, {});
  await store.transaction(async (db) => {
    const operator = await createOperator(db, { email: 'b@example.com', name: 'Bea', createdAt: '2026' });
    const owner = { messageId, operatorId: operator.id };
    const id = await createDraftFile(db, { ...owner, name: 'x', size: file.byteLength, at });
    await storeParts(db, id, file);
    await acceptFile(db, id, { name: 'Vertrag Größe.pdf', type: 'application/pdf' });
    expect(await attachFiles(db, { ...owner, replyId, ids: [id] })).toBe(true);
  });
  const received: Received[] = [];
  for (const mail of await claimAll(store))
    received.push(await deliver((await composeMail(store, mail, content))!));
  const { mail } = received.find(({ to }) => to.includes('anna@example.com'))!;
  expect(mail.attachments).toMatchObject([
    { filename: 'Vertrag Größe.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(file)).toBe(true);
});
