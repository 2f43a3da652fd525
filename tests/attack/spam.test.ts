import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { Store } from '#server/core/store/store.ts';
import { findSupportMessage } from '#server/forms/support-messages.ts';
import { listInbox } from '#server/inbox/inbox.ts';
import { countInbox } from '#server/inbox/inbox-counts.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { type AttackedSite, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { dueAt } from '#tests/kit/due.ts';
import { supportMessage, withdrawal } from '#tests/kit/factories.ts';

const thousand = Array.from({ length: 1000 }, (_, index) => index);
const atOnce = 100;
const megabyte = 1024 * 1024;
const advertising = {
  ...supportMessage(),
  message: 'Buy backlinks https://links.example and https://ranks.example',
};
const visitor = { 'Form-Language': 'de', 'Form-Elapsed-Ms': '45000' };

const machine = (index: number) => `198.18.${index >> 8}.${index & 255}`;
/** One connection with IPv6 has more addresses than anybody can count. */
const ofOneConnection = (index: number) => `2001:db8:1:2::${index.toString(16)}`;

type Post = { from: string; body: object; headers?: Readonly<Record<string, string>> };

/** As parallel as a small botnet; counts the answers by status. */
async function flood(site: AttackedSite, posts: readonly Post[]): Promise<Record<number, number>> {
  const waiting = [...posts];
  const statuses: Record<number, number> = {};
  async function work() {
    for (let post = waiting.pop(); post; post = waiting.pop()) {
      const { status } = await site.send('/api/support', post);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return statuses;
}

async function countMails({ db }: Store, kind: MailKind): Promise<number> {
  return (await listOutbox(db, { limit: 10_000 })).filter((mail) => mail.kind === kind).length;
}

async function databaseBytes({ db, dialect }: Store): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return Number((await query.execute(db)).rows[0]!.bytes);
}

describe.each(dialects)('on %s', (dialect) => {
  // B3: 3,000 advertisements were 3,000 messages and mails, then the form refused everybody. B4: one address
  // could fill the disk and the mailbox.
  test('advertising from a thousand addresses is put aside and told in a digest, and delays nobody', async () => {
    const site = await attackedSite(dialect, { RATE_LIMIT_PER_10_MIN: '40' });
    const posts = [machine, ofOneConnection].flatMap((addressOf) =>
      thousand.map((index) => ({ from: addressOf(index), body: advertising })),
    );
    // The thousand addresses of one connection are one client.
    expect(await flood(site, posts)).toEqual({ 201: 1040, 429: 960 });
    expect((await countInbox(site.store.db, { due: dueAt(new Date().toISOString()) })).counts).toMatchObject({
      new: 0,
      suspected: 1040,
    });
    const [suspected] = await listInbox(site.store.db, { status: 'suspected', limit: 1 });
    expect(await findSupportMessage(site.store.db, suspected!.id)).toMatchObject({
      signals: ['links', 'adverts', 'plain'],
    });
    expect(site.mailbox.received).toEqual([]);

    const answer = await site.send('/api/support', {
      from: '203.0.113.1',
      headers: visitor,
      body: supportMessage({
        message: 'Guten Tag, ich habe eine Frage zu Ihrem Angebot. Wann passt es Ihnen?',
      }),
    });
    expect(answer.status).toBe(201);
    const { id } = JSON.parse(answer.text) as { id: string };
    expect(await findSupportMessage(site.store.db, id)).toMatchObject({ status: 'new', signals: [] });

    const declared = await site.send('/api/withdraw-contract', {
      from: '203.0.113.2',
      headers: visitor,
      body: withdrawal({ email: 'erika@kundin.example' }),
    });
    expect(declared.status).toBe(201);
    await expect
      .poll(() => site.mailbox.received.flatMap(({ to }) => to), { timeout: 15_000 })
      .toContain('erika@kundin.example');
    // Acknowledgement, confirmation, two notices to the team; the digest comes after its hour.
    await expect.poll(() => site.mailbox.received.length, { timeout: 15_000 }).toBe(4);
    expect(await countMails(site.store, 'digest')).toBeLessThanOrEqual(2);

    const before = await databaseBytes(site.store);
    const message = 'Ä'.repeat(130_000);
    const statuses: number[] = [];
    for (let post = 0; post < 40; post += 1) {
      const body = { ...supportMessage(), message: `${post} ${message}` };
      statuses.push((await site.send('/api/support', { from: '192.0.2.7', headers: visitor, body })).status);
    }
    expect(statuses.slice(0, 32)).toEqual(Array<number>(32).fill(201));
    expect(new Set(statuses.slice(33))).toEqual(new Set([429]));
    expect(await databaseBytes(site.store)).toBeLessThan(before + 12 * megabyte);
    for (const { raw } of site.mailbox.received) expect(raw.length).toBeLessThan(100_000);
    expect((await site.send('/api/support', { from: '192.0.2.8', body: supportMessage() })).status).toBe(201);
  });

  test('what a thousand addresses send in the manner of visitors is kept, and sends neither them nor the team a flood', async () => {
    const site = await attackedSite(dialect);
    const before = await databaseBytes(site.store);
    const posts = thousand.map((index) => {
      const name = Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('');
      const message = `Guten Tag, bitte rufen Sie mich wegen des Angebots ${name} an, am besten am Nachmittag.`;
      const body = supportMessage({ name, email: `${name}@opfer.example`, message });
      return { from: machine(index), headers: visitor, body };
    });
    expect(await flood(site, posts)).toEqual({ 201: 1000 });
    expect((await countInbox(site.store.db, { due: dueAt(new Date().toISOString()) })).counts).toMatchObject({
      new: 1000,
      suspected: 0,
    });
    expect(await countMails(site.store, 'message-acknowledgement')).toBe(60);
    // Twenty an hour, and the flood may have begun in the hour before.
    expect(await countMails(site.store, 'message-notice')).toBeLessThanOrEqual(40);
    expect(await countMails(site.store, 'digest')).toBeLessThanOrEqual(2);
    expect((await databaseBytes(site.store)) - before).toBeLessThan(8 * megabyte);
  });
});
