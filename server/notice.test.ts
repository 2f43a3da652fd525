import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { contentWith } from '#tests/kit/content.ts';
import { createTestStore } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { bothParts, mailboxOfFile } from '#tests/kit/mailbox.ts';
import { newId } from './core/store/new-id.ts';
import { createSupportMessage, findSupportMessage } from './forms/support-messages.ts';
import { createSurveyResponse } from './forms/survey-responses.ts';
import { claimDueMails } from './outbox/outbox-claims.ts';
import { composeMail } from './start-mail.ts';

const deliver = mailboxOfFile();

const variables = {
  SITE_URL: 'https://site.example',
  BRAND_NAME: 'Müller & Söhne',
  OPERATOR_EMAIL: 'operator@example.com',
  MAIL_FROM: 'website@example.org',
};

type Sent = {
  message?: Parameters<typeof supportMessage>[0];
  response?: Parameters<typeof surveyResponse>[0];
  facts?: Parameters<typeof newSubmission>[0];
  environment?: Record<string, string>;
};

async function send({ message, response, facts, environment = {} }: Sent) {
  const store = await createTestStore();
  const known = newSubmission(facts);
  if (response) await createSurveyResponse(store, known, surveyResponse(response));
  else await createSupportMessage(store, known, supportMessage(message));
  const [claimed] = await claimDueMails(store, {
    now: '2026-11-22T00:00:00.000Z',
    heldUntil: '2026-11-22T00:02:00.000Z',
    lease: 'test',
    limit: 1,
  });
  const mail = await composeMail(store, claimed!, contentWith({ ...variables, ...environment }));
  const received = await deliver(mail!);
  const reference = (await findSupportMessage(store.db, known.id))?.reference ?? known.id;
  return { ...received, id: known.id, reference, outboxId: claimed!.id };
}

function headersOf(raw: string): string {
  return raw.slice(0, raw.indexOf('\r\n\r\n'));
}

function longestLine(text: string): number {
  return Math.max(...text.split('\r\n').map((line) => line.length));
}

describe('the notice about a message', () => {
  test('goes from the own address to the operator, and answering it answers the visitor', async () => {
    const { from, to, mail } = await send({});
    expect([from, to]).toEqual(['website@example.org', ['operator@example.com']]);
    expect(mail.from).toMatchObject({ address: 'website@example.org', name: 'Müller & Söhne' });
    expect(mail.to).toMatchObject([{ address: 'operator@example.com' }]);
    expect(mail.replyTo).toMatchObject([{ address: 'anna@example.com', name: 'Anna Berg' }]);
  });

  test('carries the headers of an automatic mail and an id of its own outbox row', async () => {
    const { mail, outboxId, raw } = await send({});
    const header = (key: string) => mail.headers.find((found) => found.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail.messageId).toBe(`<${outboxId}@example.org>`);
    expect(header('mime-version')).toBe('1.0');
    expect(Number.isNaN(Date.parse(header('date')!))).toBe(false);
    expect(header('content-type')).toMatch(/^multipart\/alternative/);
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'));
  });

  test('says everything in German by default, in both parts', async () => {
    const { mail, reference } = await send({ message: { company: '' } });
    expect(mail.subject).toBe('Anna Berg: ich habe eine Frage.');
    expect(reference).toMatch(/^E-2611-\d{7}$/);
    for (const part of bothParts(mail)) {
      for (const words of [
        'Anna Berg',
        'anna@example.com',
        'nicht angegeben',
        'Guten Tag,\nich habe eine Frage.',
        '21. November 2026',
        '10:30 MEZ',
        'Deutsch',
        reference,
        'nach 12 Monaten gelöscht',
        'https://site.example',
      ]) {
        expect(part).toContain(words);
      }
    }
    expect(mail.html).toContain('<html lang="de">');
  });

  test('speaks English to an English operator, whatever the page', async () => {
    const { mail, reference } = await send({
      environment: { OPERATOR_LANGUAGE: 'en' },
      facts: { language: 'de' },
    });
    expect(mail.text).toContain(`Reference: ${reference}`);
    expect(mail.text).toContain('Language of the page: German');
    expect(mail.html).toContain('<html lang="en">');
  });

  test('says that a page language was not given', async () => {
    const { mail } = await send({ facts: { language: null } });
    expect(mail.text).toContain('Sprache der Seite: nicht angegeben');
  });

  test('shows markup and placeholders a visitor typed as text', async () => {
    const typed = '<img src="https://evil.example/x.png"><script>alert(1)</script> {{brand}} &amp;';
    const { mail } = await send({ message: { message: typed, name: '<b>Anna</b>' } });
    expect(mail.text).toContain(typed);
    expect(mail.html).not.toMatch(/<img|<script|<b>/);
    expect(mail.html).toContain('{{brand}} &amp;amp;');
  });

  test('leads to the message in the admin area', async () => {
    const { mail, id } = await send({});
    const address = `https://site.example/admin/messages?message=${id}`;
    expect(mail.text).toContain(`In der Verwaltung öffnen: ${address}`);
    expect(mail.html).toMatch(
      new RegExp(`<a href="${RegExp.escape(address)}"[^>]*>In der Verwaltung öffnen</a>`),
    );
  });

  test('loads nothing from anywhere', async () => {
    const { mail } = await send({});
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
  });

  test.each([
    'Anna" <all@example.com>, "x',
    'Anna, Bea; Carla',
    'Anna <all@example.com>',
    '=?utf-8?q?Anna?=',
    'Änne Größe 🌊',
    "Robert'); --",
    '\\"',
  ])('keeps the name %j inside the name of the answer address', async (name) => {
    const { mail, raw } = await send({ message: { name } });
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo).toMatchObject([{ address: 'anna@example.com' }]);
    expect(headersOf(raw).match(/^(?:to|cc|bcc|reply-to|from):/gim)).toHaveLength(3);
    expect(mail.subject).toBe(`${name}: ich habe eine Frage.`);
    expect(mail.text).toContain(name);
  });

  test('has no header line that servers refuse, however long name and address are', async () => {
    const message = { name: 'A'.repeat(5000), email: `${'a'.repeat(3000)}@example.com` };
    const { mail, raw } = await send({ message });
    expect(longestLine(headersOf(raw))).toBeLessThanOrEqual(998);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(message.name.slice(0, 4000));
    expect(mail.text).toContain(message.email);
    const named = await send({ message: { name: message.name } });
    expect(named.mail.replyTo).toMatchObject([{ address: 'anna@example.com', name: 'A'.repeat(100) }]);
  });

  test.each([
    ['an internationalised address', 'anna@müller.de', 'anna@xn--mller-kva.de'],
    ['an address whose first part needs quotes', '.anna..b.@example.com', '".anna..b."@example.com'],
  ])('answers to %s in the form of a header, and shows it as typed', async (_, email, address) => {
    const { mail } = await send({ message: { email } });
    expect(mail.replyTo).toMatchObject([{ address }]);
    expect(mail.text).toContain(email);
  });

  test('keeps every line short enough, whatever the message', async () => {
    const long = `${'x'.repeat(5000)}\n${'ä'.repeat(5000)}\n${'word '.repeat(2000)}`;
    const { mail, raw } = await send({ message: { message: long.trim(), name: 'ü'.repeat(900) } });
    expect(longestLine(raw)).toBeLessThanOrEqual(998);
    expect(mail.text).toContain('ü'.repeat(900));
  });

  // B4: a message of 256 KiB made a mail of 687 KB. The store keeps all of it.
  test('tells a long text shortened, and says so', async () => {
    const long = 'Lang. '.repeat(43_000);
    const { mail, raw } = await send({ message: { message: long, company: long } });
    expect(mail.text).toContain(`${long.slice(0, 4000)} … [gekürzt, der ganze Text steht in der Verwaltung]`);
    expect(raw.length).toBeLessThan(50_000);
  });

  test('is the same mail when it is made again', async () => {
    const store = await createTestStore();
    await createSupportMessage(store, newSubmission(), supportMessage());
    const [claimed] = await claimDueMails(store, { now: '2027', heldUntil: '2028', lease: 'x', limit: 1 });
    const content = contentWith(variables);
    expect(await composeMail(store, claimed!, content)).toEqual(await composeMail(store, claimed!, content));
  });
});

describe('the notice about a survey response', () => {
  test('names rating and solution, and has no answer address', async () => {
    const { mail, id } = await send({ response: { comment: '', companyOrOccupation: '' } });
    expect(mail.subject).toBe('Umfrage: Jörg gibt NOVA 4 von 5');
    expect(mail.replyTo ?? []).toEqual([]);
    for (const part of [mail.text!, mail.html!]) {
      for (const words of ['Jörg', 'nicht angegeben', 'NOVA', '4 von 5 Sternen', id, 'nach 24 Monaten']) {
        expect(part).toContain(words);
      }
    }
  });

  test('speaks English to an English operator', async () => {
    const { mail } = await send({ response: {}, environment: { OPERATOR_LANGUAGE: 'en' } });
    expect(mail.subject).toBe('Survey: Jörg gives NOVA 4 of 5');
    expect(mail.text).toContain('4 out of 5 stars');
  });
});

test('there is no mail about a submission that was erased', async () => {
  const store = await createTestStore();
  const claimed = {
    id: newId(),
    kind: 'message-notice',
    submissionId: 'gone',
    recipient: null,
    details: {},
    isAutomatic: false,
    createdAt: '',
    status: 'queued',
    dueAt: '',
    waitsFor: null,
    lastError: null,
    sentAt: null,
    attempts: 1,
    firstAttemptAt: '',
    lease: '',
  } as const;
  expect(await composeMail(store, claimed, contentWith(variables))).toBeUndefined();
});

test('the mail parser of these tests sees a second recipient where there is one', async () => {
  const { replyTo } = await PostalMime.parse('Reply-To: a <a@example.com>, b@example.com\r\n\r\n');
  expect(replyTo).toHaveLength(2);
});
