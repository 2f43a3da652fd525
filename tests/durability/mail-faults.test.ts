import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/kit/database.ts';
import { unreliableProxy } from '#tests/kit/unreliable-proxy.ts';
import { durableSite } from './durable-site.ts';
import { mixedLoad } from './mixed-load.ts';
import { isByHand, randomNumbers, rounds, tell } from './random.ts';
import { type Sent, send } from './visitors.ts';

const faultMs = isByHand ? 3000 : 600;
/** Mails go out one after the other, so a visitor takes more time than on other days: the test waits for all of them. */
const load = isByHand
  ? { readers: 200, writers: 64, writingMs: 4000 }
  : { readers: 10, writers: 8, writingMs: 200 };
const faults = ['away', 'silent', 'slow', 'greylisting', 'full', 'cutting', 'refusing one'] as const;
const unknownDomain = 'gone.example.net';

// Mails are the same on both; with all other tests one is enough.
describe.each(isByHand ? dialects : (['sqlite'] as const))('on %s', (dialect) => {
  test('whatever the mail server does, visitors do not notice, and every mail arrives once', {
    timeout: 240_000 + rounds * 60_000,
  }, async () => {
    const site = await durableSite(dialect, { TRUSTED_PROXY_HOPS: '1' });
    const { behave, received } = site.mailbox;
    behave.refuses = (address) => address.endsWith(unknownDomain);
    const network = await unreliableProxy(new URL(site.mailbox.url), 25);
    await site.start({ smtpUrl: network.url.href.replace(/\/$/, '') });
    const cutAfterNoting = () =>
      void site.noteInTransit().then(() => behave.afterTaking && network.set('cut'));
    const visitors = mixedLoad(site.address, load);
    /** Each from a network of their own: a network causes one acknowledgement an hour. */
    const submitFrom = async (number: number) => {
      const submission: Sent = {
        marker: `marker-${randomUUID()}`,
        path: '/api/support',
        key: randomUUID(),
        email: `visitor${number}@${unknownDomain}`,
        network: `203.0.113.${number}`,
      };
      visitors.sent.push(submission);
      expect(await send(site.address, submission)).toBe(201);
    };
    const turns = Array.from({ length: rounds }, (_, round) =>
      isByHand ? faults[round % faults.length]! : undefined,
    ).flatMap((fault) => fault ?? faults);
    const pauses = randomNumbers(turns.length, 50, faultMs);
    for (const [turn, fault] of turns.entries()) {
      const before = visitors.acknowledged();
      // What was taken before its connection ended may come again: it was on its way before the fault, or is at its end.
      await site.noteInTransit();
      if (fault === 'away') network.set('cut');
      if (fault === 'silent') network.set('silent');
      if (fault === 'slow') behave.beforeTaking = async () => await delay(500);
      if (fault === 'greylisting') behave.recipientCode = 451;
      if (fault === 'full') behave.contentCode = 452;
      if (fault === 'cutting') behave.afterTaking = cutAfterNoting;
      if (fault === 'refusing one') await submitFrom(turn);
      await delay(pauses[turn]);
      await expect.poll(() => visitors.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(before);
      await site.noteInTransit();
      Object.assign(behave, { recipientCode: undefined, contentCode: undefined });
      Object.assign(behave, { beforeTaking: undefined, afterTaking: undefined });
      network.set('through');
    }
    await visitors.finish();
    const refused = turns.filter((fault) => fault === 'refusing one').length;
    await site.mailsSent(refused);
    await site.expectNothingLost(visitors);
    tell(`Mail server ${turns.join(', ')} on ${dialect}`, {
      submissions: visitors.sent.length,
      mails: received.length,
      'refused for good and shown as failed': refused,
      lost: 0,
      doubled: 0,
    });
  });
});
