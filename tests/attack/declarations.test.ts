import { describe, expect, test } from 'vitest';
import { listInbox } from '#server/inbox/inbox.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { type AttackedSite, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { cancellation, withdrawal } from '#tests/kit/factories.ts';

const attacker = '203.0.113.66';
const customer = 'erika@kundin.example';
/** Sixty notices are sent before the expected mail. */
const patience = { timeout: 30_000 };

async function withdraw(site: AttackedSite, from: string, fields: object) {
  return await site.send('/api/withdraw-contract', { from, body: { ...withdrawal(), ...fields } });
}

function delivered({ mailbox }: AttackedSite) {
  return mailbox.received.filter(({ from }) => from === '');
}

async function confirmations({ store }: AttackedSite) {
  const mails = await listOutbox(store.db, { limit: 1000 });
  return mails.filter(({ kind }) => kind === 'declaration-confirmation');
}

/** A mail counts as sent once its acceptance is stored. */
async function countUnconfirmed({ store }: AttackedSite) {
  return (await listInbox(store.db, { only: 'unconfirmed', limit: 100 })).length;
}

describe.each(dialects)('on %s', (dialect) => {
  // A2: sixty declarations from one address used up everybody's hour; a customer's confirmation was dropped.
  test('a flood of declarations from one network delays no confirmation of a customer in another', async () => {
    const site = await attackedSite(dialect);
    await Promise.all(
      Array.from({ length: 30 }, async (_, count) => {
        const body = cancellation({ email: `k${count}@opfer.example` });
        await site.send('/api/cancel-contract', { from: attacker, body });
        await withdraw(site, attacker, { email: `w${count}@opfer.example` });
      }),
    );
    expect((await withdraw(site, '198.51.100.7', { email: customer })).status).toBe(201);
    await expect.poll(() => delivered(site).map(({ to }) => to[0]), patience).toContain(customer);
    const notice = () =>
      site.mailbox.received.find(({ mail, from }) => from !== '' && mail.text!.includes(customer));
    await expect.poll(() => notice() !== undefined, patience).toBe(true);
    expect(notice()!.mail.text).toMatch(
      new RegExp(`an ${customer} (?:ist verschickt|wird gerade verschickt)`),
    );
    // One mail of the flood was sent; the others wait.
    await expect.poll(() => delivered(site).length, patience).toBe(2);
    expect((await confirmations(site)).filter(({ waitsFor }) => waitsFor === 'network')).toHaveLength(59);
    await expect.poll(async () => await countUnconfirmed(site), patience).toBe(59);
  });

  // A3: sixty spellings of one mailbox got sixty mails with a stranger's text, links and phone numbers.
  test('one mailbox in sixty spellings gets one mail, and what advertises waits for a person', async () => {
    const site = await attackedSite(dialect, { RATE_LIMIT_PER_10_MIN: '0' });
    await Promise.all(
      Array.from({ length: 60 }, async (_, count) => {
        const local = [...'victimperson']
          .map((letter, at) => letter + ((count >> at) % 2 ? '.' : ''))
          .join('');
        const email = `${local}@${count % 3 ? 'gmail.com' : 'googlemail.com'}`;
        expect((await withdraw(site, attacker, { email })).status).toBe(201);
      }),
    );
    const texts = [
      'evil.com',
      'evil.com?x=1',
      'evil.com/',
      '//evil.com',
      'ftp://evil.com',
      'https ://evil.com',
      'hxxp://evil.com',
      'evil。com/x',
      '1.2.3.4/x',
      'mailto:gewinn@evil.com',
      'rufen Sie an: 0900 123 456',
      'sicher-sparkasse.com',
      '+49 900 123456',
      'www.evil.com',
      'https://evil.com',
      'evil.com/gewinn',
      'http://[2001:db8::1]/',
      'gewinn@evil.com',
      'EVIL.COM',
      'evil . com',
    ];
    await Promise.all(
      texts.map(async (text, index) => {
        const contract = `Ihr Konto wurde gesperrt. ${text}`;
        await withdraw(site, `198.51.100.${index}`, { email: `opfer${index}@opfer.example`, contract });
      }),
    );
    // The customer's mail is the last: once it is there, the others would be too.
    await withdraw(site, '192.0.2.1', { email: customer });
    await expect.poll(() => delivered(site).map(({ to }) => to[0]), patience).toContain(customer);
    await expect.poll(() => delivered(site).length, patience).toBe(2);
    const all = await confirmations(site);
    expect(all.filter(({ waitsFor }) => waitsFor === 'network' || waitsFor === 'mailbox')).toHaveLength(59);
    expect(all.filter(({ waitsFor }) => waitsFor === 'suspected')).toHaveLength(texts.length);
    await expect.poll(async () => await countUnconfirmed(site), patience).toBe(59 + texts.length);
  });
});
