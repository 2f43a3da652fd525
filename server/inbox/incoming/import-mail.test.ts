import { describe, expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { answeredMessage, incomingContent, mailFrom, messageNow } from '#tests/kit/incoming.ts';
import { readMail, storeReading } from './import-mail.ts';
import { listIncomingMails } from './incoming-mails.ts';

const results = (text: string) => `Authentication-Results: ${text}`;
const passed = results('mx.example.com; dmarc=pass (p=reject) header.from=example.com');
const failed = results('mx.example.com; dkim=none; dmarc=fail header.from=example.com');
const typed = (type: string) => `MIME-Version: 1.0\nContent-Type: ${type}`;
const plain = typed('text/plain; charset=utf-8');
const report = (type: string) => typed(`multipart/report; report-type=${type}; boundary=b`);

async function take(
  store: Store,
  raw: string | Buffer,
  parts: { receivingServer?: string; withoutWords?: boolean } = {},
) {
  const mail = Buffer.from(raw);
  const found = {
    head: mail.subarray(0, 64 * 1024),
    size: mail.length,
    read: async (most: number) => mail.subarray(0, most),
  };
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const reading = await readMail({ store, content: incomingContent, clock, ...parts }, found);
  return await store.transaction(async (db) => await storeReading(db, reading, 0));
}

async function answered(dialect: 'sqlite' | 'postgres' = 'sqlite') {
  const store = await createTestStore(dialect);
  const { id, replyId } = await answeredMessage(store);
  return {
    store,
    id,
    replyId,
    take: async (mail: Parameters<typeof mailFrom>[0], parts = {}) =>
      await take(store, mailFrom({ answers: replyId, ...mail }), parts),
    bytes: async (mail: Buffer) => await take(store, mail),
    mails: async () => await listIncomingMails(store.db, id),
    state: async () => {
      const { status, mails } = await messageNow(store, id);
      const reply = mails.find((mail) => mail.id === replyId);
      return { status, reply: reply?.status, error: reply?.lastError };
    },
    reference: (await findSupportMessage(store.db, id))!.reference,
  };
}

describe.each(dialects)('a colleague’s address on %s', (dialect) => {
  const leftOut =
    'spf=pass smtp.mailfrom=x.example; dkim=pass (ok) header.d=example.com;dmarc=pass action=none';
  const elsewhere = 'dmarc=pass header.from=evil.example; dkim=pass header.d=evil.example';

  test.each<[string, string, 'team' | 'answer', string?]>([
    ['confirmed by DMARC', passed, 'team'],
    ['confirmed by a signature of the domain', results('mx; dkim=pass header.d=example.com'), 'team'],
    ['with the name of the server left out', results(`${leftOut} header.from=example.com`), 'team'],
    ['of the expected server', passed, 'team', 'mx.example.com'],
    ['of another server', passed, 'answer', 'none'],
    ['refused', failed, 'answer'],
    ['not checked at all', '', 'answer'],
    ['confirmed below what the server wrote', `${failed}\nReceived: from evil.example\n${passed}`, 'answer'],
    ['confirmed in a comment', results('mx; spf=none (dmarc=pass header.from=example.com)'), 'answer'],
    ['confirmed for another domain', results(`mx; ${elsewhere}`), 'answer'],
    ['signed by a top-level domain', results('mx; dkim=pass header.d=com'), 'answer'],
  ])('%s', async (_, header, kind, receivingServer) => {
    const { store, take, mails, state } = await answered(dialect);
    const createdAt = '2026-11-21T09:00:00.000Z';
    await createOperator(store.db, { email: 'olga@example.com', name: 'Olga', role: 'owner', createdAt });
    const mail = { body: 'Bitte überweisen.', header: header === '' ? plain : `${header}\n${plain}` };
    for (const from of ['Olga Owner <hello@example.com>', 'olga@example.com']) {
      await store.db.updateTable('support_messages').set({ status: 'done' }).execute();
      expect(await take({ ...mail, from }, receivingServer ? { receivingServer } : {})).toBe(kind);
      expect((await state()).status).toBe(kind === 'team' ? 'done' : 'open');
    }
    const taken = { kind, claimsTeam: kind !== 'team' };
    expect(await mails()).toMatchObject([taken, taken]);
  });
});

describe('who wrote', () => {
  test.each<[string, Parameters<typeof mailFrom>[0], string, string]>([
    [
      'a person behind a group',
      { header: `Precedence: list\nList-Id: <office.example.com>\n${plain}` },
      'answer',
      'open',
    ],
    [
      'a person through an old Mailman',
      { header: `Precedence: bulk\nList-Id: <office.example.com>\n${plain}` },
      'answer',
      'open',
    ],
    ['a person who is the postmaster', { from: 'Anna <postmaster@berg.example>' }, 'answer', 'open'],
    ['an absence note', { header: `Auto-Submitted: auto-replied\n${plain}` }, 'automatic', 'done'],
    ['an absence note by its subject', { subject: 'Automatische Antwort: Ihre Frage' }, 'automatic', 'done'],
    ['a newsletter', { header: `Precedence: bulk\n${plain}` }, 'automatic', 'done'],
    [
      'a read receipt',
      {
        header: report('disposition-notification'),
        body: '--b\n\nGelesen\n--b\nContent-Type: message/disposition-notification\n\nDisposition: displayed\n--b--',
      },
      'automatic',
      'done',
    ],
    [
      'a spam report, which a person has to read',
      {
        from: 'abuse@provider.example',
        header: report('feedback-report'),
        body: '--b\n\nComplaint\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n--b--',
      },
      'report',
      'open',
    ],
  ])('%s', async (_, mail, kind, status) => {
    const { take, mails, state } = await answered();
    expect(await take(mail)).toBe(kind);
    const [taken] = await mails();
    expect(taken!.kind).toBe(kind);
    if (kind === 'automatic') expect(taken!.files).toEqual([]);
    expect((await state()).status).toBe(status);
  });

  const dsn = (fields: string, words: string, id: string) =>
    `--b\nContent-Type: text/plain; charset=utf-8\n\n${words}\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; anna@example.com\n${fields}\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${id}@example.org>\nStatus: RO\n--b--`;
  const unknown = 'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown';
  const other = 'Final-Recipient: rfc822; x@y.example\nAction: failed\nStatus: 5.2.2';

  test.each<[string, string, string, reason?: string | null, words?: string]>([
    ['failed', unknown, 'bounce', '550 5.1.1 User unknown'],
    ['failed after many tries', 'Action: failed\nStatus: 4.4.7', 'bounce', '4.4.7'],
    ['failed for one of two', `Action: relayed\nStatus: 2.0.0\n\n${other}`, 'bounce', '5.2.2'],
    ['delayed', 'Action: delayed\nStatus: 4.4.1', 'known'],
    ['arrived', 'Action: delivered\nStatus: 2.0.0', 'known'],
    ['delayed, in words of a failure', 'Action: delayed', 'known', null, 'Status: 5.0.0\nAction: failed'],
    ['unknown', 'Action: pondered', 'report', null, 'Hm.'],
  ])('a report that a mail %s', async (_, fields, outcome, error = null, words = 'Nicht zugestellt.') => {
    const { take, replyId, state } = await answered();
    const from = 'MAILER-DAEMON@mx.example.net';
    const mail = { from, header: report('delivery-status'), body: dsn(fields, words, replyId), answers: '' };
    expect(await take(mail)).toBe(outcome);
    const reply = outcome === 'bounce' ? 'failed' : 'sent';
    expect(await state()).toEqual({ status: outcome === 'known' ? 'done' : 'open', reply, error });
  });

  const returned = (id: string) =>
    `\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <${id}@example.org>\nSubject: Ihre Frage\n\nGern.`;
  const qmail = "Hi. This is the qmail-send program.\nI'm afraid I wasn't able to deliver your message.";
  test.each([
    ['qmail', 'failure notice', `${qmail}\n<a@b.de>:\n550 5.1.1 unknown\nI've given up.`, 'bounce'],
    ['a German provider', 'Unzustellbar: Ihre Frage', 'Ihre E-Mail konnte nicht zugestellt werden', 'bounce'],
    ['a warning', 'Warning: delayed 24 hours', 'Your message has not yet been delivered.', 'known'],
    ['words that nobody knows', 'Hinweis', 'Bitte beachten Sie die Regeln.', 'report'],
  ])('a report in words alone: %s', async (_, subject, words, outcome) => {
    const { take, replyId, state, mails } = await answered();
    const text = `${words}${returned(replyId)}`;
    const from = 'Mail Delivery System <mailer-daemon@mx.example.net>';
    const base64 = `${plain}\nContent-Transfer-Encoding: base64`;
    // The same report again says nothing new.
    for (const encoded of [
      { header: plain, body: text },
      { header: base64, body: Buffer.from(text).toString('base64') },
    ])
      expect([outcome, 'known', 'report']).toContain(await take({ from, subject, answers: '', ...encoded }));
    expect((await state()).reply).toBe(outcome === 'bounce' ? 'failed' : 'sent');
    if (outcome === 'report') expect(await mails()).toMatchObject([{ kind: 'report' }, { kind: 'report' }]);
  });

  test('an absence note that brings along what it answers is no report', async () => {
    const { take, replyId, state } = await answered();
    const body = `Ich bin im Urlaub.${returned(replyId)}`;
    expect(await take({ header: `Auto-Submitted: auto-replied\n${plain}`, body })).toBe('automatic');
    expect((await state()).reply).toBe('sent');
  });

  test('each number in a subject is tried', async () => {
    const { take, reference } = await answered();
    const from = 'Anna Berg <anna@example.com>';
    const spoken = reference.replaceAll('-', ' ').toLowerCase();
    for (const subject of [
      `AW: Rechnung 2026-1107 zu ${reference}`,
      `Kunde 4711 2611 ${spoken}`,
      `${reference}, 1. Mahnung 0815`,
    ])
      expect(await take({ from, subject, answers: '' }), subject).toBe('answer');
    expect(await take({ from: 'eve@example.net', subject: reference, answers: '' })).toBe('leftAlone');
  });

  test('a mail whose words the store refuses is kept without them', async () => {
    const { take, mails } = await answered();
    expect(await take({ body: 'x' }, { withoutWords: true })).toBe('answer');
    expect(await mails()).toMatchObject([{ text: '', leftOut: { isUnreadable: true } }]);
  });
});

describe('words arrive as they were written', () => {
  const latin = (head: string, text: string) => Buffer.from(`${head}\r\n\r\n${text}\r\n`, 'latin1');
  const head = (id: string, type: string) =>
    `From: J\u00fcrgen <anna@example.com>\r\nSubject: Gr\u00f6\u00dfe\r\nIn-Reply-To: <${id}@x>${type}`;

  test.each([
    ['no charset at all', ''],
    ['US-ASCII', '\r\nContent-Type: text/plain; charset=us-ascii'],
    ['UTF-8', '\r\nContent-Type: text/plain; charset=utf-8'],
    ['an unknown one', '\r\nContent-Type: text/plain; charset=unknown-8bit'],
    ['latin-1', '\r\nContent-Type: text/plain; charset="iso-8859-1"'],
  ])('in windows-1252, with %s declared', async (_, type) => {
    const { bytes, mails, replyId } = await answered();
    await bytes(latin(head(replyId, type), 'Gr\u00fc\u00dfe, 5 \u0080'));
    expect(await mails()).toMatchObject([{ text: 'Grüße, 5 €', subject: 'Größe', from: { name: 'Jürgen' } }]);
  });

  test.each(['', '; charset=iso-8859-1', '; charset=windows-1252'])(
    'in UTF-8, with %j declared',
    async (charset) => {
      const { bytes, mails, replyId } = await answered();
      const mail = `From: anna@example.com\r\nIn-Reply-To: <${replyId}@x>\r\nContent-Type: text/html${charset}\r\n\r\n<p>Gr\u00fc\u00dfe – 5 €</p>`;
      await bytes(Buffer.from(mail));
      expect(await mails()).toMatchObject([{ text: 'Grüße – 5 €' }]);
    },
  );

  test('a small picture comes after the files, and what is not kept is named', async () => {
    const { take, mails } = await answered();
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const body = `--b\nContent-Type: text/html\n\n<p>Siehe Bild</p>\n--b\nContent-Type: image/gif; name="bild.gif"\nContent-ID: <c>\nContent-Disposition: inline; filename="bild.gif"\nContent-Transfer-Encoding: base64\n\n${gif}\n--b\nContent-Type: text/csv; name="liste.csv"\n\na;b\n--b\nContent-Type: application/ms-tnef; name="winmail.dat"\n\nxyz\u0001\n--b--`;
    await take({ header: 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b', body });
    const [mail] = await mails();
    expect(mail).toMatchObject({ text: 'Siehe Bild', leftOut: { files: ['winmail.dat'] } });
    expect(mail!.files.map(({ name }) => name)).toEqual(['liste.csv', 'bild.gif']);
  });

  test('that words are in an encrypted file alone is said', async () => {
    const { take, mails } = await answered();
    const header =
      'MIME-Version: 1.0\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\nContent-Transfer-Encoding: base64';
    await take({ header, body: 'MIAGCSqGSIb3DQEHA6CAMIACAQAxAA==' });
    expect(await mails()).toMatchObject([{ text: '', leftOut: { isSealed: true, files: ['smime.p7m'] } }]);
  });
});
