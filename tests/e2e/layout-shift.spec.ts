import { pages } from '#app/routes.ts';
import { test as browserTest, expect } from '#tests/kit/browser-test.ts';
import { startIslands } from '#tests/kit/islands.ts';
import { slowDelivery } from '#tests/kit/slow-delivery.ts';

const test = browserTest.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const delivery = await slowDelivery();
      await use(delivery.address);
      await delivery.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => await use(address),
});

/** Every page that has an address of its own, in parts that run beside each other. */
const paths = pages.filter(({ id }) => id !== 'contact' && id !== 'error').map(({ path }) => path);
const parts = [0, 1, 2].map((part) => paths.filter((_, index) => index % 3 === part));

/**
 * Names what moved, and by how much (layout shift score). Less than a thousandth is the icon of a button that arrives after its
 * words.
 */
const noteShifts = () => {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const names = sources.map(({ node }) => (node as Element | undefined)?.className || node?.nodeName);
      if (value >= 0.001) moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const [part, those] of parts.entries())
    test(`nothing moves by itself on a slow network, ${viewport.width} px wide, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      // When the font comes is a matter of the network: it never does.
      await page.route('**/*.woff2', () => {});
      await page.setViewportSize(viewport);
      await page.addInitScript(noteShifts);
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
