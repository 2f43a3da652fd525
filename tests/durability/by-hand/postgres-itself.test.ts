import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { durableSite } from '#tests/durability/durable-site.ts';
import { type MixedLoad, mixedLoad } from '#tests/durability/mixed-load.ts';
import { randomNumbers, rounds, tell } from '#tests/durability/random.ts';
import { type StopMode, startPostgresPair } from '#tests/kit/postgres-pair.ts';
import { unreliableProxy } from '#tests/kit/unreliable-proxy.ts';

const load = { readers: 200, writers: 64 };
const longestMs = 4000;
const roundMs = 180_000;

/** One address leads to whichever server is the first, as managed databases and proxies do (docs/scaling.md). */
async function siteOnPair() {
  const pair = await startPostgresPair();
  const network = await unreliableProxy(new URL(pair.url), 5432);
  const site = await durableSite('postgres', {}, { dataDir: '', databaseUrl: network.url.href });
  await site.start();
  const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
  return { pair, network, site, visitors };
}

test('PostgreSQL dies and its standby takes over: nothing that was acknowledged is lost or doubled', {
  timeout: 120_000 + rounds * roundMs,
}, async () => {
  const { pair, network, site, visitors } = await siteOnPair();
  const recoveries: number[] = [];
  for (const pause of randomNumbers(rounds, 0, longestMs)) {
    await acknowledgedMore(visitors);
    await delay(pause);
    await site.noteInTransit();
    network.set('cut');
    const away = performance.now();
    network.leadTo(new URL(await pair.failOver()));
    network.set('through');
    await acknowledgedMore(visitors);
    recoveries.push(performance.now() - away);
    await pair.renew();
  }
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  tell('PostgreSQL failed over', { ...countsOf(visitors), ...slowest(recoveries), 'lost 0, doubled': 0 });
});

test('PostgreSQL is stopped or crashes, and comes back: nothing that was acknowledged is lost or doubled', {
  timeout: 120_000 + rounds * roundMs,
}, async () => {
  const { pair, site, visitors } = await siteOnPair();
  const recoveries: number[] = [];
  const modes: readonly StopMode[] = ['fast', 'immediate'];
  for (const [round, pause] of randomNumbers(rounds, 0, longestMs).entries()) {
    await acknowledgedMore(visitors);
    await site.noteInTransit();
    await pair.stop(modes[round % modes.length]!);
    const { pages, unavailable } = visitors.counts;
    await delay(pause);
    await expect.poll(() => visitors.counts.pages, { timeout: 5000 }).toBeGreaterThan(pages);
    await expect.poll(() => visitors.counts.unavailable, { timeout: roundMs }).toBeGreaterThan(unavailable);
    await pair.start();
    const back = performance.now();
    await acknowledgedMore(visitors);
    recoveries.push(performance.now() - back);
  }
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  tell('PostgreSQL restarted', { ...countsOf(visitors), ...slowest(recoveries), 'lost 0, doubled': 0 });
});

async function acknowledgedMore(visitors: MixedLoad): Promise<void> {
  const before = visitors.acknowledged();
  await expect
    .poll(() => visitors.acknowledged(), { timeout: roundMs })
    .toBeGreaterThan(before + load.writers);
}

function countsOf({ sent, published, counts }: MixedLoad) {
  return {
    rounds,
    submissions: sent.length,
    releases: published.length,
    pages: counts.pages,
    'requests without an answer': counts.gone,
    'answers 503': counts.unavailable,
    'longest answer': `${(counts.longestMs / 1000).toFixed(1)} s`,
  };
}

function slowest(recoveries: readonly number[]) {
  return {
    [`${load.writers} acknowledged again after at most`]: `${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
  };
}
