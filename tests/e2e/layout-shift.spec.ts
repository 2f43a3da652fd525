import { pages } from '#app/routes.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { startIslands } from '#tests/kit/islands.ts';

/** Every page that has an address of its own, in parts that run beside each other. */
const paths = pages.filter(({ id }) => id !== 'contact' && id !== 'error').map(({ path }) => path);
const parts = [0, 1, 2].map((part) => paths.filter((_, index) => index % 3 === part));

/** Adds up what the browser reports, and names what moved. */
const noteShifts = () => {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const names = sources.map(({ node }) => (node as Element | undefined)?.className || node?.nodeName);
      moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** As other work on a busy device does: half of the time is taken. */
const keepBusy = () => {
  setInterval(() => {
    const until = performance.now() + 50;
    while (performance.now() < until);
  }, 100);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const [part, those] of parts.entries())
    test(`nothing moves by itself on a slow and busy processor, ${viewport.width} px wide, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      // When the font comes is a matter of the network: it never does.
      await page.route('**/*.woff2', () => {});
      await page.setViewportSize(viewport);
      await page.addInitScript(noteShifts);
      await page.addInitScript(keepBusy);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const shifts: string[] = [];
      for (const path of those) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('.only-if-in-view')).toHaveCount(0);
        await startIslands(page);
        const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
        shifts.push(...moved.map((what) => `${path}: ${what}`));
      }
      expect(shifts).toEqual([]);
    });
}
