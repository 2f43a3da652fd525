import { expect, test } from '#tests/kit/browser-test.ts';

for (const path of ['/', '/support']) {
  test(`no script of ${path} is fetched before the page is painted`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(1);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
  });
}

const rulesInForce = 'script[type="speculationrules"]';

test('pages are prepared at a pointer, from the first paint on', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const read = new Promise((resolve) => {
    session.once('Preload.ruleSetUpdated', ({ ruleSet }) =>
      resolve(ruleSet.errorMessage ?? 'without a fault'),
    );
  });
  await page.goto('/nova');
  await expect(page.locator(rulesInForce)).toHaveCount(1);
  expect(await read).toBe('without a fault');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('no page is prepared before it is asked for', async ({ page }) => {
    await page.goto('/nova');
    await page.waitForTimeout(1500);
    await expect(page.locator(rulesInForce)).toHaveCount(0);
  });
});

test('who scrolls before the script is there is not taken back to the top', async ({ page }) => {
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/nova', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const arrived = page.waitForResponse('**/assets/entry.client-*.js');
  release();
  await (await arrived).finished();
  // Longer than the last return to the top takes.
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
