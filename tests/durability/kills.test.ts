import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/kit/database.ts';
import { durableSite } from './durable-site.ts';
import { mixedLoad } from './mixed-load.ts';
import { isByHand, randomNumbers, rounds, tell } from './random.ts';

const load = isByHand ? { readers: 200, writers: 64 } : { readers: 20, writers: 32 };
/** By hand long enough for a release now and then. */
const longestPauseMs = isByHand ? 2500 : 1500;
const roundMs = 20_000;

describe.each(dialects)('on %s', (dialect) => {
  test('killed at random moments under mixed load, nothing that was acknowledged is lost or doubled', {
    timeout: 120_000 + rounds * roundMs,
  }, async () => {
    const site = await durableSite(dialect);
    let server = await site.start();
    const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
    const recoveries: number[] = [];
    for (const pause of randomNumbers(rounds, 0, longestPauseMs)) {
      await delay(pause);
      await site.kill(server);
      server = await site.start();
      recoveries.push(server.startMs);
      const before = visitors.acknowledged();
      await expect.poll(() => visitors.acknowledged(), { timeout: roundMs }).toBeGreaterThan(before);
    }
    await visitors.finish();
    await site.mailsSent();
    await site.expectNothingLost(visitors);
    const { pages, gone, unavailable } = visitors.counts;
    tell(`Killed on ${dialect}`, {
      rounds,
      submissions: visitors.sent.length,
      releases: visitors.published.length,
      pages,
      'requests without an answer': gone,
      'answers 503': unavailable,
      'slowest start': `${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
      'lost 0, doubled': 0,
    });
  });
});
