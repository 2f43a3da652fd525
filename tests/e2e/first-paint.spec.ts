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

/** Makes the browser tell the page that it is prerendered, until it is loaded: DevTools cannot look at one that is. */
const prerenderedUntilLoaded = () => {
  Object.defineProperty(document, 'prerendering', { get: () => document.readyState !== 'complete' });
  document.addEventListener('DOMContentLoaded', () => {
    const footer = document.querySelector('footer')!;
    document.documentElement.dataset.footer = getComputedStyle(footer).contentVisibility;
  });
  addEventListener('load', () => document.dispatchEvent(new Event('prerenderingchange')));
};

for (const [path, early] of [
  ['/nova', 'auto'],
  ['/nova#pricing', 'visible'],
] as const) {
  test(`${path}, prerendered, lays out what is in view and after the paint all the rest`, async ({
    page,
  }) => {
    await page.addInitScript(prerenderedUntilLoaded);
    await page.goto(path);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-footer', early);
    await expect(root).not.toHaveClass(/first-view/);
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  });
}

for (const path of ['/privacy', '/en/terms-of-service', '/nova']) {
  test(`${path} looks the same in view before the rest is laid out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.top < innerHeight && box.height > 0)
          .map(({ element, box }) => `${element.tagName} ${box.left} ${box.top} ${box.width}`),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(5);
    // What is out of view is skipped from the next frame on.
    await page.evaluate(async () => {
      document.documentElement.classList.add('first-view');
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await places()).toEqual(before);
  });
}

test('a page that is not prerendered is laid out as a whole', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset, className } = document.documentElement;
      dataset.early = className;
    });
  });
  await page.goto('/nova');
  await expect(page.locator('html')).toHaveAttribute('data-early', /^(?!.*first-view)/);
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
