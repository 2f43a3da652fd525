import { expect, test } from 'vitest';
import { flushEverySeconds } from '#domain/figures/figures.ts';
import type { Store } from '#server/core/store/store.ts';
import { dialects } from '#tests/kit/database.ts';
import { browser, countsIn } from '#tests/kit/visits.ts';
import { durableSite } from './durable-site.ts';

const viewsIn = async (store: Store) => (await countsIn(store))['view /nova'] ?? 0;

async function read(address: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(`${address}/nova`, { headers: { 'user-agent': browser } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
}

test.each(dialects)(
  'a stop keeps every count, a kill loses only what was not flushed (%s)',
  { timeout: 120_000 },
  async (dialect) => {
    const { address, store, start } = await durableSite(dialect);
    const stopped = await start();
    await read(address, 5);
    await stopped.end('SIGTERM');
    expect(await viewsIn(store)).toBe(5);
    const killed = await start();
    await read(address, 7);
    await expect
      .poll(async () => await viewsIn(store), { timeout: 6 * flushEverySeconds * 1000, interval: 200 })
      .toBe(12);
    await read(address, 3);
    await killed.end('SIGKILL');
    const kept = await viewsIn(store);
    expect(kept).toBeGreaterThanOrEqual(12);
    expect(kept).toBeLessThanOrEqual(15);
    const again = await start();
    await read(address, 1);
    await again.end('SIGTERM');
    expect(await viewsIn(store)).toBe(kept + 1);
  },
);
