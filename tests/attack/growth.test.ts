import { parse as parseCookies } from 'hono/utils/cookie';
import { expect, test } from 'vitest';
import { LinkedText } from '#app/admin/inbox/thread/message-detail.tsx';
import { deviceText } from '#domain/accounts/device-name.ts';
import { addressInTexts } from '#domain/forms/address-in-text.ts';
import { namesContact } from '#domain/forms/contact-details.ts';
import { judgeEmail, mailboxKey } from '#domain/forms/email-address.ts';
import { referenceIn } from '#domain/forms/reference.ts';
import { hasManyLinks, textFingerprint } from '#domain/forms/spam-score.ts';
import { bareFileName } from '#domain/inbox/message-file.ts';
import { languageOfReferer } from '#domain/language/addresses.ts';
import { entryFromEnd, firstEntries } from '#domain/language/header-list.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import { judgeLine, judgeText } from '#domain/language/text-rules.ts';
import { judgeEditedText } from '#domain/publishing/edited-text.ts';
import { cleanQuestion } from '#domain/questions/clean-question.ts';
import { readCsv } from '#domain/responses/csv-read.ts';
import { clientNetwork } from '#server/core/http/client-address.ts';
import { submissionFormat } from '#server/core/http/parse-body.ts';
import { htmlToText } from '#server/inbox/incoming/html-to-text.ts';
import { isSenderConfirmed, readHead } from '#server/inbox/incoming/mail-head.ts';
import { readReport } from '#server/inbox/incoming/mail-report.ts';
import { nameAndTopic } from '#server/outbox/mails/mail-words.ts';
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
  'A question of the search': cleanQuestion,
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
  'an edit': (text) => judgeEditedText(text, { defaultValue: 'x'.repeat(2000), facts: { price: '1 €' } }),
  'a sheet': (text) => readCsv(text, { rows: 100, columns: 10 }),
  'a report': (text) => readReport(reportOf(text)),
  'a mail’s Authentication-Results': (value) =>
    isSenderConfirmed([{ key: 'authentication-results', value }], 'a@b.example'),
};

test.each(Object.entries(readers))('reading %s takes time as its length', async (_, read) => {
  expect(await superlinear(read)).toEqual([]);
});
