import { expect, test } from 'vitest';
import { durableSite } from '#tests/durability/durable-site.ts';
import { mixedLoad } from '#tests/durability/mixed-load.ts';
import { tell } from '#tests/durability/random.ts';
import { startPostgresPair } from '#tests/kit/postgres-pair.ts';
import { unreliableProxy } from '#tests/kit/unreliable-proxy.ts';

const load = { readers: 200, writers: 64 };
const enough = 300;

// One address leads to whichever server is the first, as managed databases and proxies do (docs/scaling.md).
test('PostgreSQL dies and its standby takes over: nothing that was acknowledged is lost or doubled', {
  timeout: 240_000,
}, async () => {
  const pair = await startPostgresPair();
  const network = await unreliableProxy(new URL(pair.url), 5432);
  const site = await durableSite('postgres', {}, { dataDir: '', databaseUrl: network.url.href });
  await site.start();
  const visitors = mixedLoad(site.address, { ...load, session: await site.signIn() });
  await moreThan(enough);
  network.set('cut');
  network.leadTo(new URL(await pair.failOver()));
  const away = performance.now();
  network.set('through');
  await moreThan(visitors.acknowledged() + enough);
  const recovered = performance.now() - away;
  await visitors.finish();
  await site.mailsSent();
  await site.expectNothingLost(visitors);
  const { pages, gone, unavailable } = visitors.counts;
  tell('PostgreSQL failed over', {
    submissions: visitors.sent.length,
    publications: visitors.published.length,
    pages,
    'requests without an answer': gone,
    'answers 503': unavailable,
    'all writers served again after': `${(recovered / 1000).toFixed(1)} s`,
    'lost 0, doubled': 0,
  });

  async function moreThan(count: number): Promise<void> {
    await expect.poll(() => visitors.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(count);
  }
});
