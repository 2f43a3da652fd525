import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/language/durations.ts';
import type { Store } from '#server/core/store/store.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { startDovecot } from '#tests/kit/dovecot.ts';
import { answeredMessage, mailFrom, messageNow, readMailbox, refuseMails } from '#tests/kit/incoming.ts';
import { contentOf } from '#tests/kit/sample-files.ts';
import { dailyBytes } from './import-mail.ts';
import { listIncomingMails } from './incoming-mails.ts';
import { mailboxState } from './mailbox.ts';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(async () => await dovecot?.stop());

const soon = { timeout: 15_000, interval: 50 };

async function reading(dialect: 'sqlite' | 'postgres' = 'sqlite') {
  const store = await createTestStore(dialect);
  const message = await answeredMessage(store);
  const mailbox = await dovecot.mailbox();
  const reader = readMailbox(store, mailbox.url);
  const texts = async () => (await listIncomingMails(store.db, message.id)).map(({ text }) => text);
  await expect.poll(async () => (await mailboxState(store.db)).readAt, soon).not.toBeNull();
  return { store, ...message, mailbox, reader, texts };
}

describe.each(dialects)('the mailbox on %s', (dialect) => {
  test('passes over a mail that the store refuses, names it, and brings the next', async () => {
    const { store, replyId: answers, mailbox, texts } = await reading(dialect);
    await refuseMails(store, `new.subject like 'Bad%'`);
    await mailbox.deliver(
      mailFrom({ answers, body: 'Vorher' }),
      mailFrom({ answers, subject: 'Bad one', body: 'x' }),
      mailFrom({ answers, body: 'Nachher' }),
    );
    await expect.poll(texts, soon).toEqual(['Vorher', 'Nachher']);
    // The reader says so at the end of its pass, after the last mail is there.
    await expect
      .poll(async () => await mailboxState(store.db), soon)
      .toMatchObject({
        leftAlone: 1,
        lastError: null,
        refused: [{ from: 'anna@example.com', subject: 'Bad one', reason: 'too much' }],
      });
  });

  test('keeps a mail without its words, if the store refuses these', async () => {
    const { store, id, replyId: answers, mailbox, texts } = await reading(dialect);
    await refuseMails(store, `new.text like 'Bad%'`);
    await mailbox.deliver(mailFrom({ answers, body: 'Bad words' }), mailFrom({ answers, body: 'Nachher' }));
    await expect.poll(texts, soon).toEqual(['', 'Nachher']);
    expect((await listIncomingMails(store.db, id))[0]).toMatchObject({
      kind: 'answer',
      leftOut: { isUnreadable: true },
    });
    expect((await mailboxState(store.db)).refused).toEqual([]);
  });

  test('brings an answer into its thread, with its file, opens the work again and tells', async () => {
    const { store, id, replyId, mailbox } = await reading(dialect);
    const header = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b';
    const body = [
      '--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nDanke, größer geht’s nicht.',
      `--b\nContent-Type: application/pdf; name="Auftrag.pdf"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${contentOf.pdf.toString('base64')}`,
      '--b\nContent-Type: application/x-msdownload; name="setup.exe"\nContent-Disposition: attachment\n\nMZ\u0001\u0002',
      '--b--',
    ].join('\n');
    await mailbox.deliver(mailFrom({ answers: replyId, header, body }));
    await expect.poll(async () => (await listIncomingMails(store.db, id)).length, soon).toBe(1);
    expect(await listIncomingMails(store.db, id)).toMatchObject([
      {
        kind: 'answer',
        from: { name: 'Anna Berg', address: 'anna@example.com' },
        subject: 'AW: Ihre Frage',
        text: 'Danke, größer geht’s nicht.',
        files: [{ name: 'Auftrag.pdf', type: 'application/pdf', size: contentOf.pdf.byteLength }],
        leftOut: { files: ['setup.exe'], isCut: false, isUnreadable: false, isSealed: false },
      },
    ]);
    const now = await messageNow(store, id);
    expect(now.status).toBe('open');
    expect(now.mails.map(({ kind }) => kind)).toContain('answer-notice');
    // Nobody has read it in the mailbox.
    expect(await mailbox.look()).toEqual({ count: 1, flags: [] });
    await store.db.deleteFrom('support_messages').execute();
    for (const table of ['incoming_mails', 'message_files', 'message_file_parts'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('is read by one process at a time, and by the next when that stops', async () => {
    const { store, replyId, mailbox, reader, texts } = await reading(dialect);
    readMailbox(store, mailbox.url);
    await mailbox.deliver(
      mailFrom({ answers: replyId, body: 'Eins' }),
      mailFrom({ answers: replyId, body: 'Zwei' }),
    );
    await expect.poll(texts, soon).toEqual(['Eins', 'Zwei']);
    await reader.stop();
    await mailbox.deliver(mailFrom({ answers: replyId, body: 'Drei' }));
    await expect.poll(texts, soon).toEqual(['Eins', 'Zwei', 'Drei']);
  });
});

test('goes on where it was after a broken line, and stores nothing twice when mails are numbered anew', async () => {
  const { replyId, mailbox, texts, store } = await reading();
  await mailbox.deliver(mailFrom({ answers: replyId, body: 'Eins' }));
  await expect.poll(texts, soon).toEqual(['Eins']);
  await dovecot.restart(async () => {
    await expect.poll(async () => (await mailboxState(store.db)).lastError, soon).not.toBeNull();
  });
  await mailbox.deliver(mailFrom({ answers: replyId, body: 'Zwei' }));
  await expect.poll(texts, soon).toEqual(['Eins', 'Zwei']);
  await mailbox.renumber();
  await mailbox.deliver(mailFrom({ answers: replyId, body: 'Drei' }));
  await expect.poll(texts, soon).toEqual(['Eins', 'Zwei', 'Drei']);
  await expect
    .poll(async () => await mailboxState(store.db), soon)
    .toMatchObject({ lastError: null, leftAlone: 0 });
});

test('an answer without a trace of ours is known by reference and address together, else it is left alone', async () => {
  const { id, mailbox, texts, store } = await reading();
  const subject = `Re: Ihre Frage (Vorgang ${id})`;
  await mailbox.deliver(
    mailFrom({ subject, from: 'eve@example.net', body: 'Fremd' }),
    mailFrom({ subject: 'Angebot', body: 'Werbung' }),
    mailFrom({ subject, from: '"Anna" <ANNA@Example.com>', body: 'Von Anna' }),
  );
  await expect.poll(texts, soon).toEqual(['Von Anna']);
  expect((await mailboxState(store.db)).leftAlone).toBe(2);
  expect((await mailbox.look()).count).toBe(3);
});

test('machines, colleagues and our own mails are told apart', async () => {
  const { id, replyId, mailbox, store } = await reading();
  const [notice] = (await messageNow(store, id)).mails.filter(({ kind }) => kind === 'message-notice');
  await mailbox.deliver(
    mailFrom({ id: `${replyId}@example.org`, from: 'website@example.org', body: 'Eigene' }),
    mailFrom({
      answers: replyId,
      header: 'Auto-Submitted: auto-replied\nContent-Type: text/plain',
      body: 'Ich bin im Urlaub.',
    }),
    mailFrom({
      answers: notice!.id,
      from: 'operator@example.com',
      header: 'Authentication-Results: mx.example.com; dmarc=pass\nContent-Type: text/plain',
      body: 'Wir rufen Sie an.',
    }),
  );
  const kinds = async () => (await listIncomingMails(store.db, id)).map(({ kind, text }) => [kind, text]);
  await expect.poll(kinds, soon).toEqual([
    ['automatic', 'Ich bin im Urlaub.'],
    ['team', 'Wir rufen Sie an.'],
  ]);
  const now = await messageNow(store, id);
  expect(now.status).toBe('done');
  expect(now.mails.map(({ kind }) => kind)).not.toContain('answer-notice');
});

test('a mail that came back is a failed one, with the reason, and the work is open again', async () => {
  const { id, replyId, mailbox, store } = await reading();
  const header = 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b';
  const report = (action: string, status: string) =>
    mailFrom({
      from: 'MAILER-DAEMON@mx.example.net',
      header,
      body: `--b\n\nSorry.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${replyId}@example.org>\n--b--`,
    });
  const stateOfReply = async () => (await messageNow(store, id)).mails.find((mail) => mail.id === replyId);
  await mailbox.deliver(report('delayed', '4.4.1'), report('failed', '5.1.1'));
  await expect
    .poll(stateOfReply, soon)
    .toMatchObject({ status: 'failed', lastError: '550 5.1.1 User unknown' });
  expect((await messageNow(store, id)).status).toBe('open');
  expect(await listIncomingMails(store.db, id)).toEqual([]);
});

test('of a report only the beginning is read, however long the mail it returns', async () => {
  const { id, replyId, mailbox, store } = await reading();
  const header = 'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b';
  const long = `${'x'.repeat(99)}\n`.repeat(20_000);
  const report = (diagnosis: string, explanation: string) =>
    mailFrom({
      from: 'MAILER-DAEMON@mx.example.net',
      header,
      body: `--b\n\n${explanation}\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; ${diagnosis}\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <${replyId}@example.org>\n\n${long}\n--b--`,
    });
  await mailbox.deliver(report('550 far from the beginning', long), report('550 User unknown', 'Sorry.'));
  const stateOfReply = async () => (await messageNow(store, id)).mails.find((mail) => mail.id === replyId);
  await expect.poll(stateOfReply, soon).toMatchObject({ status: 'failed', lastError: '550 User unknown' });
  expect((await mailboxState(store.db)).leftAlone).toBe(1);
});

test('what is broken, huge or hostile keeps nothing else from arriving', async () => {
  const { replyId, mailbox, texts, store, id } = await reading();
  const answers = replyId;
  const nested = Array.from(
    { length: 200 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}`,
  );
  await mailbox.deliver(
    '\r\n',
    Buffer.from([0xff, 0xfe, 0x0d, 0x0a, 0x80, 0x81]),
    `Subject: ${'x'.repeat(200_000)}\r\n\r\nhello\r\n`,
    mailFrom({
      answers,
      body: nested.join('\n'),
      header: 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b',
    }),
    mailFrom({
      answers,
      header: 'MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8',
      body: '<style>p{}</style><p>Gr&uuml;&szlig;e<script>alert(1)</script></p><img src="https://evil.example/x.png">',
    }),
    mailFrom({ answers, body: `a\u202Eb\u0007\n${'x'.repeat(150_000)}` }),
    mailFrom({ answers, body: 'Zuletzt' }),
  );
  await expect.poll(async () => (await texts()).at(-1), soon).toBe('Zuletzt');
  const found = await texts();
  expect(found).toContain('Grüße');
  expect(found.find((text) => text.startsWith('ab\nxxx'))).toHaveLength(100_000);
  const cut = (await listIncomingMails(store.db, id)).find(({ text }) => text.startsWith('ab'));
  expect(cut?.leftOut.isCut).toBe(true);
});

test('a flood of answers is stored up to a limit, and the rest stays in the mailbox', async () => {
  const { replyId, mailbox, texts, store } = await reading();
  await mailbox.deliver(
    ...Array.from({ length: 33 }, (_, index) => mailFrom({ answers: replyId, body: `${index}` })),
  );
  await expect.poll(async () => (await mailboxState(store.db)).leftAlone, soon).toBe(3);
  expect(await texts()).toHaveLength(30);
});

describe.each(dialects)('once a day has brought much, on %s,', (dialect) => {
  const header = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b';
  const scan = `--b\nContent-Disposition: attachment; filename="Scan.pdf"\nContent-Transfer-Encoding: base64\n\n${contentOf.pdf.toString('base64')}`;
  const mailWithScan = (answers: string, text: string) =>
    mailFrom({ answers, header, body: `--b\n\n${text}\n${scan}\n--b--` });
  const taken = async (store: Store, id: string) =>
    (await listIncomingMails(store.db, id)).map(({ text, files, leftOut }) => [
      text,
      files.map(({ name }) => name),
      leftOut.files,
    ]);

  test('the files of one message stay in the mailbox, its texts arrive, and other messages keep theirs', async () => {
    const { store, id, replyId, mailbox } = await reading(dialect);
    const other = await answeredMessage(store);
    await mailbox.deliver(mailWithScan(replyId, 'Eins'));
    await expect.poll(async () => await taken(store, id), soon).toEqual([['Eins', ['Scan.pdf'], []]]);
    await store.db.updateTable('incoming_mails').set({ bytes: dailyBytes.ofMessage }).execute();
    await mailbox.deliver(mailWithScan(replyId, 'Zwei'), mailWithScan(other.replyId, 'Drei'));
    await expect.poll(async () => await taken(store, other.id), soon).toEqual([['Drei', ['Scan.pdf'], []]]);
    expect((await taken(store, id))[1]).toEqual(['Zwei', [], ['Scan.pdf']]);
    expect((await mailboxState(store.db)).leftAlone).toBe(0);
  });

  test('the files of all stay in the mailbox, at last their texts too, until the next day', async () => {
    const { store, id, replyId, mailbox } = await reading(dialect);
    const other = await answeredMessage(store);
    const stored = async (bytes: number, createdAt = new Date().toISOString()) =>
      await store.db.updateTable('incoming_mails').set({ bytes, createdAt }).execute();
    await mailbox.deliver(mailFrom({ answers: other.replyId, body: 'Viel' }));
    await expect.poll(async () => (await taken(store, other.id)).length, soon).toBe(1);
    await stored(dailyBytes.ofAll);
    await mailbox.deliver(mailWithScan(replyId, 'Eins'));
    await expect.poll(async () => await taken(store, id), soon).toEqual([['Eins', [], ['Scan.pdf']]]);
    await stored(dailyBytes.ofAllWithTexts);
    await mailbox.deliver(mailFrom({ answers: replyId, body: 'Zu viel' }));
    await expect.poll(async () => (await mailboxState(store.db)).leftAlone, soon).toBe(1);
    await stored(dailyBytes.ofAllWithTexts, new Date(Date.now() - dayMs).toISOString());
    await mailbox.deliver(mailWithScan(replyId, 'Zwei'));
    await expect.poll(async () => (await taken(store, id)).length, soon).toBe(2);
    expect((await taken(store, id)).map(([text]) => text)).toEqual(['Eins', 'Zwei']);
    expect((await taken(store, id))[1]).toEqual(['Zwei', ['Scan.pdf'], []]);
  });
});

// Thirty mails of 15 MB a day went into the database for each message.
test('whoever answers with full mails all day fills no disk, and every word arrives', async () => {
  const { store, id, replyId: answers, mailbox, texts } = await reading();
  const header = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b';
  const pdf = Buffer.concat([contentOf.pdf, Buffer.alloc(7_000_000, 'x')]).toString('base64');
  const lines = pdf.replaceAll(/.{76}/g, '$&\n');
  const file = `--b\nContent-Disposition: attachment; filename="Scan.pdf"\nContent-Transfer-Encoding: base64\n\n${lines}`;
  const sent = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
  for (const text of sent)
    await mailbox.deliver(
      mailFrom({
        answers,
        header,
        body: `--b\nContent-Type: text/plain; charset=utf-8\n\n${text}\n${file}\n${file}\n--b--`,
      }),
    );
  await expect.poll(texts, { timeout: 60_000, interval: 200 }).toEqual(sent);
  const found = await listIncomingMails(store.db, id);
  expect(found.map(({ files }) => files.length)).toEqual([2, 2, 2, 2, 0, 0]);
  expect(found.at(-1)!.leftOut.files).toEqual(['Scan.pdf', 'Scan.pdf']);
}, 90_000);
