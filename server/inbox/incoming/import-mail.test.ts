import { describe, expect, test } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import type { Store } from '#server/core/store/store.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { answeredMessage, incomingContent, mailFrom, messageNow } from '#tests/kit/incoming.ts';
import { readMail, storeReading } from './import-mail.ts';
import { listIncomingMails } from './incoming-mails.ts';

const passed = 'Authentication-Results: mx.example.com; dmarc=pass (p=reject) header.from=example.com';
const failed = 'Authentication-Results: mx.example.com; dkim=none; dmarc=fail header.from=example.com';
const plain = 'MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8';

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
  const colleague = { from: 'Olga Owner <hello@example.com>', body: 'Bitte überweisen.' };

  test.each([
    ['confirmed by DMARC', passed, {}, 'team', false],
    [
      'confirmed by a signature of the domain',
      'Authentication-Results: mx.example.com; dkim=pass header.d=example.com',
      {},
      'team',
      false,
    ],
    [
      'with the name of the server left out',
      'Authentication-Results: spf=pass smtp.mailfrom=x.example; dkim=pass (ok) header.d=example.com;dmarc=pass action=none header.from=example.com',
      {},
      'team',
      false,
    ],
    ['of the expected server', passed, { receivingServer: 'mx.example.com' }, 'team', false],
    ['of another server', passed, { receivingServer: 'none' }, 'answer', true],
    ['refused', failed, {}, 'answer', true],
    ['not checked at all', '', {}, 'answer', true],
    [
      'confirmed below what the server wrote',
      `${failed}\nReceived: from evil.example by mx.example.com\n${passed}`,
      {},
      'answer',
      true,
    ],
    [
      'confirmed in a comment',
      'Authentication-Results: mx.example.com; spf=none (dmarc=pass header.from=example.com)',
      {},
      'answer',
      true,
    ],
    [
      'confirmed for another domain',
      'Authentication-Results: mx.example.com; dmarc=pass header.from=evil.example; dkim=pass header.d=evil.example',
      {},
      'answer',
      true,
    ],
    [
      'signed by a top-level domain',
      'Authentication-Results: mx.example.com; dkim=pass header.d=com',
      {},
      'answer',
      true,
    ],
  ] as const)('%s', async (_, header, parts, kind, claimsTeam) => {
    const { store, take, mails, state } = await answered(dialect);
    await createOperator(store.db, {
      email: 'olga@example.com',
      name: 'Olga',
      role: 'owner',
      createdAt: '2026-11-21T09:00:00.000Z',
    });
    const lines = header === '' ? plain : `${header}\n${plain}`;
    for (const from of ['Olga Owner <hello@example.com>', 'olga@example.com']) {
      await store.db.updateTable('support_messages').set({ status: 'done' }).execute();
      expect(await take({ ...colleague, from, header: lines }, parts)).toBe(kind);
      expect((await state()).status).toBe(kind === 'team' ? 'done' : 'open');
    }
    expect(await mails()).toMatchObject([
      { kind, claimsTeam },
      { kind, claimsTeam },
    ]);
  });
});

describe('who wrote', () => {
  const dsn = (fields: string, words = 'Ihre Nachricht wurde nicht zugestellt.') => ({
    from: 'MAILER-DAEMON@mx.example.net',
    header: 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b',
    body: `--b\nContent-Type: text/plain; charset=utf-8\n\n${words}\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; anna@example.com\n${fields}\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <{id}@example.org>\nStatus: RO\n--b--`,
  });

  test.each([
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
    [
      'an absence note that says so in the subject alone',
      { subject: 'Automatische Antwort: Ihre Frage' },
      'automatic',
      'done',
    ],
    ['a newsletter', { header: `Precedence: bulk\n${plain}` }, 'automatic', 'done'],
    [
      'a read receipt',
      {
        header:
          'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=disposition-notification; boundary=b',
        body: '--b\n\nGelesen\n--b\nContent-Type: message/disposition-notification\n\nDisposition: displayed\n--b--',
      },
      'automatic',
      'done',
    ],
    [
      'a spam report, which a person has to read',
      {
        from: 'abuse@provider.example',
        header: 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=feedback-report; boundary=b',
        body: '--b\n\nComplaint\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n--b--',
      },
      'report',
      'open',
    ],
  ] as const)('%s', async (_, mail, kind, status) => {
    const { take, mails, state } = await answered();
    expect(await take(mail)).toBe(kind);
    const [taken] = await mails();
    expect(taken!.kind).toBe(kind);
    if (kind === 'automatic') expect(taken!.files).toEqual([]);
    expect((await state()).status).toBe(status);
  });

  test.each([
    [
      'failed',
      dsn('Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown'),
      'bounce',
      'failed',
      '550 5.1.1 User unknown',
    ],
    ['failed after many tries', dsn('Action: failed\nStatus: 4.4.7'), 'bounce', 'failed', '4.4.7'],
    [
      'failed for one of two',
      dsn(
        'Action: relayed\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; x@y.example\nAction: failed\nStatus: 5.2.2',
      ),
      'bounce',
      'failed',
      '5.2.2',
    ],
    ['delayed', dsn('Action: delayed\nStatus: 4.4.1'), 'known', 'sent', null],
    ['arrived', dsn('Action: delivered\nStatus: 2.0.0'), 'known', 'sent', null],
    [
      'delayed, in words that name a failure',
      dsn('Action: delayed', 'Status: 5.0.0\nAction: failed'),
      'known',
      'sent',
      null,
    ],
    ['unknown', dsn('Action: pondered', 'Hm.'), 'report', 'sent', null],
  ] as const)('a report that a mail %s', async (_, { body, ...mail }, outcome, reply, error) => {
    const { take, replyId, state } = await answered();
    expect(await take({ ...mail, answers: '', body: body.replace('{id}', replyId) })).toBe(outcome);
    expect(await state()).toEqual({ status: outcome === 'known' ? 'done' : 'open', reply, error });
  });

  const returned = (id: string) =>
    `\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <${id}@example.org>\nSubject: Ihre Frage\n\nGern.`;
  test.each([
    [
      'qmail',
      'failure notice',
      "Hi. This is the qmail-send program.\nI'm afraid I wasn't able to deliver your message.\n<anna@example.com>:\n550 5.1.1 unknown\nI've given up.",
      'bounce',
      'failed',
    ],
    [
      'a German provider',
      'Unzustellbar: Ihre Frage',
      'Ihre E-Mail konnte an den folgenden Empfänger nicht zugestellt werden:\nanna@example.com',
      'bounce',
      'failed',
    ],
    [
      'a warning',
      'Warning: message delayed 24 hours',
      'Your message has not yet been delivered. No action is required.',
      'known',
      'sent',
    ],
    ['words that nobody knows', 'Hinweis', 'Bitte beachten Sie die Regeln.', 'report', 'sent'],
  ] as const)('a report in words alone: %s', async (_, subject, words, outcome, reply) => {
    const { take, replyId, state, mails } = await answered();
    const body = `${words}${returned(replyId)}`;
    for (const encode of [
      (text: string) => ({ header: plain, body: text }),
      (text: string) => ({
        header:
          'MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64',
        body: Buffer.from(text).toString('base64'),
      }),
    ]) {
      const got = await take({
        from: 'Mail Delivery System <mailer-daemon@mx.example.net>',
        subject,
        answers: '',
        ...encode(body),
      });
      // The same report again says nothing new.
      expect([outcome, 'known', 'report']).toContain(got);
    }
    expect((await state()).reply).toBe(reply);
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
