import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/kit/database.ts';
import { contentEditor, numberIn, textOf } from './content-editor.ts';
import { durableSite } from './durable-site.ts';
import { randomNumbers, rounds, tell } from './random.ts';

const killsPerRound = 2;
/** A release and the typing before it. */
const longestPauseMs = 3000;
const killMs = 20_000;

describe.each(dialects)('on %s', (dialect) => {
  test('killed while an operator types and publishes, what was acknowledged is in the draft or live, and nothing is half', {
    timeout: 60_000 + rounds * killsPerRound * killMs,
  }, async () => {
    const site = await durableSite(dialect);
    const editor = contentEditor({ address: site.address, session: await site.signIn() });
    let server = await site.start();
    const found = { drafted: 0, live: 0 };
    for (const pause of randomNumbers(rounds * killsPerRound, 0, longestPauseMs)) {
      const work = editor.untilGone();
      await delay(pause);
      await site.kill(server);
      await work;
      server = await site.start();
      const { sent, stored, published } = editor.known;
      const [de, en] = (await editor.fields()).said.map(({ draft, live }) => ({
        draft: numberIn(draft?.value),
        live: numberIn(live?.value),
      }));
      expect(en).toEqual(de);
      const { draft, live } = de!;
      const newest = draft ?? live ?? 0;
      expect(newest).toBeGreaterThanOrEqual(stored);
      expect(newest).toBeLessThanOrEqual(sent);
      expect(live ?? 0).toBeGreaterThanOrEqual(published);
      if (draft !== undefined) expect(draft).toBeGreaterThan(live ?? 0);
      if (live !== undefined) expect(await pageText(site.address)).toContain(textOf(live));
      found[draft === undefined ? 'live' : 'drafted'] += 1;
    }
    tell(`Killed while typing on ${dialect}`, { ...found, sentences: editor.known.sent, 'lost 0, half': 0 });
  });
});

async function pageText(address: string): Promise<string> {
  return await (await fetch(`${address}/nova`)).text();
}
