// Mails that strangers may send to the mailbox of the answers: whoever wrote a message knows what makes one belong to it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import { mailboxState } from '#server/inbox/incoming/mailbox.ts';
import { seedSession } from '#tests/kit/admin.ts';
import { attackedSite } from '#tests/kit/attacked-site.ts';
import { type Dialect, dialects } from '#tests/kit/database.ts';
import { startDovecot } from '#tests/kit/dovecot.ts';
import { answeredMessage, mailFrom, messageNow, refuseMails } from '#tests/kit/incoming.ts';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(async () => await dovecot?.stop());

/** The reader takes what arrives after its first look. */
async function readingSite(dialect: Dialect) {
  const mailbox = await dovecot.mailbox();
  const site = await attackedSite(dialect, { IMAP_URL: mailbox.url });
  await expect
    .poll(async () => (await mailboxState(site.store.db)).readAt, { timeout: 60_000 })
    .not.toBeNull();
  return { mailbox, site };
}

const header = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b';

test('a mail made to be slow to read keeps neither visitors nor other mails waiting', async () => {
  const { mailbox, site } = await readingSite('sqlite');
  const { id, replyId: answers } = await answeredMessage(site.store);
  const name = `a${'.'.repeat(64 * 1024)}b.pdf`;
  await mailbox.deliver(
    mailFrom({ answers, header, body: '--b\n\n\n'.repeat(2_000_000) }),
    mailFrom({
      answers,
      header,
      body: `--b\nContent-Disposition: attachment; filename="${name}"\n\nMZ\u0001\n--b--`,
    }),
    mailFrom({ answers, body: 'Zuletzt' }),
  );
  const found = async () => await listIncomingMails(site.store.db, id);
  let slowest = 0;
  await expect
    .poll(
      async () => {
        const asked = performance.now();
        expect((await site.send('/healthz')).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        return (await found()).map(({ text, leftOut }) => text || leftOut);
      },
      { timeout: 200_000, interval: 100 },
    )
    .toEqual([
      { files: [], isCut: false, isUnreadable: true, isSealed: false },
      { files: ['b.pdf'], isCut: false, isUnreadable: false, isSealed: false },
      'Zuletzt',
    ]);
  expect(slowest).toBeLessThan(5000);
}, 300_000);

const checked = (result: string) =>
  `Authentication-Results: mx.site.example; dmarc=${result} header.from=site.example\nMIME-Version: 1.0\nContent-Type: text/plain`;

describe.each(dialects)('on %s', (dialect) => {
  test('who writes in a colleague’s name is taken for a customer, unless the receiving server confirms it', async () => {
    const { mailbox, site } = await readingSite(dialect);
    const { operator } = await seedSession(site.store, new Date(), 'bea@site.example');
    const { id, replyId: answers } = await answeredMessage(site.store);
    const from = `Anna Berg <${operator.email}>`;
    const kinds = async () =>
      (await listIncomingMails(site.store.db, id)).map(({ kind, claimsTeam }) => [kind, claimsTeam]);
    await mailbox.deliver(
      mailFrom({ answers, from, header: checked('fail'), body: 'Bitte 480 Euro erstatten.' }),
    );
    await expect.poll(kinds, { timeout: 60_000 }).toEqual([['answer', true]]);
    expect((await messageNow(site.store, id)).status).toBe('open');
    await mailbox.deliver(mailFrom({ answers, from, header: checked('pass'), body: 'Das stimmt so.' }));
    await expect.poll(kinds, { timeout: 60_000 }).toEqual([
      ['answer', true],
      ['team', false],
    ]);
  }, 200_000);

  test('a mail that the store refuses is named and passed over, and the next customer’s answer arrives', async () => {
    const { mailbox, site } = await readingSite(dialect);
    const { id, replyId: answers } = await answeredMessage(site.store);
    await refuseMails(site.store, `new.subject = 'Kuckuck'`);
    await mailbox.deliver(
      mailFrom({ answers, subject: 'Kuckuck', body: 'Kuckuck' }),
      mailFrom({ answers, body: 'Die nächste' }),
    );
    const texts = async () => (await listIncomingMails(site.store.db, id)).map(({ text }) => text);
    await expect.poll(texts, { timeout: 60_000 }).toEqual(['Die nächste']);
    const state = async () => await mailboxState(site.store.db);
    expect((await state()).refused).toMatchObject([{ from: 'anna@example.com', subject: 'Kuckuck' }]);
    await expect.poll(async () => (await state()).lastError, { timeout: 60_000 }).toBeNull();
  }, 200_000);
});
