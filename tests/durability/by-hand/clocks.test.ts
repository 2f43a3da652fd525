import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import { countOutbox } from '#server/outbox/outbox.ts';
import { durableSite } from '#tests/durability/durable-site.ts';
import { type MixedLoad, mixedLoad } from '#tests/durability/mixed-load.ts';
import { randomNumbers, rounds, tell } from '#tests/durability/random.ts';
import { plainCookieName, seedSession } from '#tests/kit/admin.ts';
import { changedClock } from '#tests/kit/changed-clock.ts';
import { dialects } from '#tests/kit/database.ts';
import { unreliableProxy } from '#tests/kit/unreliable-proxy.ts';

// A mail of each submission goes out, and not faster than one after the other.
const load = { readers: 200, writers: 64, writingMs: 2000 };
/** In Berlin the clock goes from 2:00 to 3:00. */
const summerTime = Date.parse('2027-03-28T01:00:00Z');
const jumps = [hourMs, -hourMs, minuteMs, -minuteMs, 5 * hourMs, -5 * hourMs];
const outageHours = 8;
const enough = 10;
const roundMs = 180_000;

describe.each(dialects)('on %s', (dialect) => {
  test('the clock passes into summer time and is set forwards and backwards: nothing is lost or doubled', {
    timeout: 180_000 + rounds * roundMs,
  }, async () => {
    const clock = changedClock(summerTime - 5000 - Date.now());
    const site = await durableSite(dialect, { ...clock.env, TZ: 'Europe/Berlin' });
    await site.start();
    const { token } = await seedSession(site.store, new Date(summerTime));
    const visitors = mixedLoad(site.address, { ...load, session: `${plainCookieName}=${token}` });
    while (clock.now().getTime() < summerTime + 5000) await acknowledgedMore(visitors);
    const turns = randomNumbers(rounds, 0, jumps.length / 2 - 1);
    for (const turn of turns)
      for (const jump of [jumps[2 * turn]!, jumps[2 * turn + 1]!]) {
        clock.move(jump);
        await acknowledgedMore(visitors);
      }
    await visitors.finish();
    // What was queued by a clock ahead is due once the clock has caught up.
    clock.move(6 * hourMs);
    await site.mailsSent();
    await site.expectNothingLost(visitors);
    const hours = turns.map((turn) => jumps[2 * turn]! / hourMs).map((value) => value.toFixed(2));
    tell(`Clock set on ${dialect}, in hours, there and back: ${hours.join(', ')}`, {
      submissions: visitors.sent.length,
      releases: visitors.published.length,
      mails: site.mailbox.received.length,
      'lost 0, doubled': 0,
    });
  });

  test('the mail server is away for hours: every mail goes once when it is back, as the waits of its attempts have it', {
    timeout: 1_200_000,
  }, async () => {
    const clock = changedClock();
    const site = await durableSite(dialect, clock.env);
    const network = await unreliableProxy(new URL(site.mailbox.url), 25);
    await site.start({ smtpUrl: network.url.href.replace(/\/$/, '') });
    const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
    await acknowledgedMore(visitors);
    await site.noteInTransit();
    network.set('cut');
    for (let hours = 0; hours < outageHours; hours += 1) {
      clock.move(hourMs);
      await acknowledgedMore(visitors);
    }
    await visitors.finish();
    const waiting = (await countOutbox(site.store.db)).queued;
    expect(waiting).toBeGreaterThan(0);
    network.set('through');
    let hours = 0;
    while ((await countOutbox(site.store.db)).queued > 0 && hours < 12) {
      const { queued } = await countOutbox(site.store.db);
      clock.move(hourMs);
      hours += 1;
      await untilQuiet(queued);
    }
    expect(await countOutbox(site.store.db)).toMatchObject({ queued: 0, failed: 0 });
    await site.expectNothingLost(visitors);
    tell(`Mail server away for ${outageHours} hours on ${dialect}`, {
      submissions: visitors.sent.length,
      waiting,
      mails: site.mailbox.received.length,
      'hours until the last was sent': hours,
      'lost 0, doubled': 0,
    });

    /** The worker looks every five seconds. */
    async function untilQuiet(before: number): Promise<void> {
      for (let last = before; ; ) {
        await delay(6000);
        const { queued } = await countOutbox(site.store.db);
        if (queued === last) return;
        last = queued;
      }
    }
  });
});

async function acknowledgedMore(visitors: MixedLoad): Promise<void> {
  const before = visitors.acknowledged();
  await expect.poll(() => visitors.acknowledged(), { timeout: roundMs }).toBeGreaterThan(before + enough);
}
