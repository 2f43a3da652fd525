// Mails that strangers may send to the mailbox of the answers: whoever wrote a message knows what makes one belong to it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIncomingMails } from '#server/store/incoming-mails.ts';
import { attackedSite } from '#tests/kit/attacked-site.ts';
import { startDovecot } from '#tests/kit/dovecot.ts';
import { answeredMessage, mailFrom } from '#tests/kit/incoming.ts';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(async () => await dovecot?.stop());

const header = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b';

test('a mail made to be slow to read keeps neither visitors nor other mails waiting', async () => {
  const mailbox = await dovecot.mailbox();
  const site = await attackedSite('sqlite', { IMAP_URL: mailbox.url });
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
}, 240_000);
