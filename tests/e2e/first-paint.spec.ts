import type { Page } from '@playwright/test';
import { entryHasRun, expect, test } from '#tests/kit/browser-test.ts';

for (const [path, late, count] of [
  ['/', /\.js$/, 2],
  ['/support', /\.js$/, 2],
  ['/nova', /literata.*\.woff2$/, 1],
] as const) {
  test(`${path} is painted before it fetches ${late}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    const fetches = () =>
      page.evaluate(
        (names) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => names.test(name))
            .map(({ startTime }) => startTime),
        late,
      );
    await expect.poll(async () => (await fetches()).length).toBeGreaterThanOrEqual(count);
    const started = await fetches();
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    expect(Math.min(...started)).toBeGreaterThanOrEqual(painted);
  });
}

async function holdScript(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('a click on a button whose script is still to come is not lost', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('preferred-theme', 'light'));
  const release = await holdScript(page);
  await page.goto('/nova', { waitUntil: 'commit' });
  await page.locator('header [data-theme-toggle]').first().click();
  await page.locator('[data-motion-toggle]').first().dblclick();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  release();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('html')).not.toHaveAttribute('data-motion', 'off');
  await expect(page.locator('[data-clicked-early]')).toHaveCount(0);
});

test.describe('where browsers open no dialog by themselves', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu opens as soon as its script has come', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      document.addEventListener('DOMContentLoaded', () => {
        for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor');
      });
    });
    const release = await holdScript(page);
    await page.goto('/nova', { waitUntil: 'commit' });
    await page.locator('.menu-btn').click();
    await expect(page.locator('.menu')).not.toHaveAttribute('open');
    release();
    await expect(page.locator('.menu')).toHaveAttribute('open');
  });
});

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
    // The rules come together with the script of the page.
    await entryHasRun(page);
    await expect(page.locator(rulesInForce)).toHaveCount(0);
  });
});

/** A browser that never reports a paint. */
const withoutPaintTiming = () => {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type !== 'paint') observe.call(this, options);
  };
};

/** Counts the animations in every frame until the first paint. */
const countAnimations = () => {
  const counts: number[] = [];
  const count = () => {
    const { classList, dataset } = document.documentElement;
    if (!classList.contains('first-view')) return;
    // Animations along the scroll stand still with it.
    counts.push(document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length);
    dataset.animations = `${counts.length > 10} ${Math.max(...counts)}`;
    requestAnimationFrame(count);
  };
  document.addEventListener('DOMContentLoaded', count);
};

// Every moving part is a layer, and layers are work before the first paint.
for (const path of ['/', '/nova', '/sophie', '/fuel']) {
  test(`the drawing on ${path} lies still until the first paint`, async ({ page }) => {
    await page.addInitScript(withoutPaintTiming);
    await page.addInitScript(countAnimations);
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveClass(/first-view/);
    await expect(page.locator('html')).toHaveAttribute('data-animations', 'true 0');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  });
}

const noteLeftOut = () => {
  document.addEventListener('DOMContentLoaded', () => {
    const { contentVisibility } = getComputedStyle(document.querySelector('.site-footer')!);
    document.documentElement.dataset.leftOut = contentVisibility;
  });
};

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

function placesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight && box.height > 0)
      .map(({ element, box }) => `${element.tagName} ${box.left} ${box.top} ${box.width}`),
  );
}

for (const [path, viewport] of [
  ['/privacy', phone],
  ['/en/terms-of-service', phone],
  ['/nova', phone],
  ['/onboarding', desk],
  ['/alacarte', desk],
] as const) {
  test(`${path}, ${viewport.width} wide, looks the same before the rest is laid out`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(withoutPaintTiming);
    await page.clock.install();
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect(page.locator('.site-footer')).toHaveCSS('content-visibility', 'auto');
    const before = await placesInView(page);
    expect(before.length).toBeGreaterThan(5);
    await page.clock.runFor(5000);
    await expect(page.locator('.only-if-in-view')).toHaveCount(0);
    expect(await placesInView(page)).toEqual(before);
  });
}

test('a page lays out what is in view and after the paint all the rest', async ({ page }) => {
  const isLaidOut = async () => {
    await expect(page.locator('.only-if-in-view')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  };
  await page.addInitScript(noteLeftOut);
  await page.goto('/nova');
  await expect(page.locator('html')).toHaveAttribute('data-left-out', 'auto');
  await isLaidOut();
});

test('a page that comes back where it was, or at a place further down, is laid out as a whole', async ({
  page,
}) => {
  await page.addInitScript(noteLeftOut);
  const isWhole = () => expect(page.locator('html')).toHaveAttribute('data-left-out', 'visible');
  await page.goto('/nova#pricing');
  await isWhole();
  await page.goto('/support');
  await page.reload();
  await isWhole();
});

test('who scrolls before the script is there is not taken back to the top', async ({ page }) => {
  await page.clock.install();
  const release = await holdScript(page);
  await page.goto('/nova', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveClass(/first-view/);
  // The heights of parts that are not laid out yet are guesses, and with them the place would change.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return await page.locator('.only-if-in-view').count();
    })
    .toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  release();
  await entryHasRun(page);
  // Longer than the last scroll retry.
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
