import { parse as parseCookies } from 'hono/utils/cookie';
import { expect, test } from 'vitest';
import { LinkedText } from '#app/admin/messages/linked-text.tsx';
import { addressInTexts } from '#domain/address-in-text.ts';
import { mailboxKey } from '#domain/address-key.ts';
import { languageOfReferer } from '#domain/addresses.ts';
import { namesContact } from '#domain/contact-details.ts';
import { readCsv } from '#domain/csv-read.ts';
import { deviceText } from '#domain/device-name.ts';
import { judgeEditedText } from '#domain/edited-text.ts';
import { judgeEmail } from '#domain/email-address.ts';
import { entryFromEnd, firstEntries } from '#domain/header-list.ts';
import { bareFileName } from '#domain/message-file.ts';
import { splitQuote } from '#domain/quoted-text.ts';
import { referenceIn } from '#domain/reference.ts';
import { hasManyLinks, textFingerprint } from '#domain/spam-score.ts';
import { judgeLine, judgeText } from '#domain/text-rules.ts';
import { submissionFormat } from '#server/api/submission-input.ts';
import { htmlToText } from '#server/incoming/html-to-text.ts';
import { readHead } from '#server/incoming/mail-head.ts';
import { readReport } from '#server/incoming/mail-report.ts';
import { isSenderConfirmed } from '#server/incoming/sender-check.ts';
import { nameAndTopic } from '#server/mail/topic.ts';
import { clientNetwork } from '#server/middleware/client-address.ts';
import { canonicalAddress } from '#server/pages/canonical-address.ts';
import { replyWith, storeAnswer } from '#server/pages/stored-answer.ts';
import { superlinear } from '#tests/kit/growth.ts';

const page = storeAnswer(200, { 'content-type': 'text/html' }, Buffer.alloc(1000, 'a'));

function orRefused(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const reportOf = (text: string): Parameters<typeof readReport>[0] => ({
  headers: [],
  headerLines: [],
  text,
  attachments: [
    { filename: null, mimeType: 'message/delivery-status', disposition: null, content: `Status: ${text}` },
  ],
});

const headOf = (name: string) => async (value: string) =>
  await readHead(Buffer.from(`${name}: ${value}\r\n\r\n`));

/** What reads values of strangers, of any length. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'User-Agent': deviceText,
  'Accept-Encoding': (acceptEncoding) =>
    replyWith(page, { method: 'GET', acceptEncoding, ifNoneMatch: undefined }),
  'If-None-Match': (ifNoneMatch) =>
    replyWith(page, { method: 'GET', acceptEncoding: undefined, ifNoneMatch }),
  Referer: languageOfReferer,
  Cookie: (text) => parseCookies(text, 'operator-session'),
  'Content-Type': (text) => orRefused(() => submissionFormat(text)),
  'Content-Type, charset': (text) => orRefused(() => submissionFormat(`application/json; charset=${text}`)),
  'X-Forwarded-For': (text) => clientNetwork(entryFromEnd(text, 2) ?? text),
  'a list': firstEntries,
  'a path': (text) => canonicalAddress(`/${text}`, () => false),
  'an e-mail address': judgeEmail,
  'its domain': (text) => judgeEmail(`a@${text}`),
  'its mailbox': mailboxKey,
  'a line': judgeLine,
  'a text': judgeText,
  'a text, for ways to somebody': (text) => namesContact(`${text} ${text}@b.de`, `${text}@b.de`),
  'a text, for links': hasManyLinks,
  'a text, for its fingerprint': textFingerprint,
  'a text, for an address': addressInTexts,
  'a text, for a reference': referenceIn,
  'a text, for its topic': (text) => nameAndTopic({ name: text, message: text }),
  'a text that operators read': (text) => LinkedText({ children: text }),
  'a mail’s text': splitQuote,
  'a mail’s HTML': htmlToText,
  'a mail’s file name': bareFileName,
  'a mail’s head': async (text) => await readHead(Buffer.from(text)),
  'a mail’s From': headOf('From'),
  'a mail’s Subject': headOf('Subject'),
  'a mail’s References': headOf('References'),
  'a mail’s Content-Type': headOf('Content-Type'),
  'an edit': (text) =>
    judgeEditedText(text, { shipped: 'x'.repeat(2000), facts: { price: '1 €' }, claims: new Set() }),
  'a sheet': (text) => readCsv(text, { rows: 100, columns: 10 }),
  'a report': (text) => readReport(reportOf(text)),
  'a mail’s Authentication-Results': (value) =>
    isSenderConfirmed([{ key: 'authentication-results', value }], 'a@b.example'),
};

test.each(Object.entries(readers))('reading %s takes time as its length', async (_, read) => {
  expect(await superlinear(read)).toEqual([]);
});
