import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/kit/database.ts';
import { unreliableProxy } from '#tests/kit/unreliable-proxy.ts';
import { durableSite } from './durable-site.ts';
import { mixedLoad } from './mixed-load.ts';
import { isByHand, randomNumbers, rounds, tell } from './random.ts';

const faultMs = isByHand ? 3000 : 600;
const faults = ['away', 'silent', 'slow', 'greylisting', 'full', 'cutting'] as const;

// Mails are the same on both; with all other tests one is enough.
describe.each(isByHand ? dialects : (['sqlite'] as const))('on %s', (dialect) => {
  test('whatever the mail server does, visitors do not notice, and every mail arrives once', {
    timeout: 240_000 + rounds * 60_000,
  }, async () => {
    const site = await durableSite(dialect);
    const { behave, received } = site.mailbox;
    const network = await unreliableProxy(new URL(site.mailbox.url), 25);
    await site.start({ smtpUrl: network.url.href.replace(/\/$/, '') });
    const cutAfterNoting = () =>
      void site.noteInTransit().then(() => behave.afterTaking && network.set('cut'));
    const visitors = mixedLoad(site.address, { readers: 10, writers: 8 });
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
      if (fault === 'slow') behave.delayMs = 500;
      if (fault === 'greylisting') behave.recipientCode = 451;
      if (fault === 'full') behave.contentCode = 452;
      if (fault === 'cutting') behave.afterTaking = cutAfterNoting;
      await delay(pauses[turn]);
      await expect.poll(() => visitors.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(before);
      await site.noteInTransit();
      Object.assign(behave, { delayMs: 0, recipientCode: undefined, contentCode: undefined });
      behave.afterTaking = undefined;
      network.set('through');
    }
    await visitors.finish();
    await site.mailsSent();
    await site.expectNothingLost(visitors);
    tell(`Mail server ${turns.join(', ')} on ${dialect}`, {
      submissions: visitors.sent.length,
      mails: received.length,
      lost: 0,
      doubled: 0,
    });
  });
});
