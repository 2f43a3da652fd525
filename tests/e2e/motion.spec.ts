import type { Page } from '@playwright/test';
import de from '#content/de/common.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';

const pause = de.motion.pause;
const play = de.motion.play;

/** Pages whose hero moves endlessly. */
const moving = [
  '/',
  '/onboarding',
  '/sophie',
  '/nova',
  '/marcus-storm',
  '/solutions/quantum-evolution',
  '/solutions/business-wonder',
  '/solutions/master-wu',
];

/** Without the rise of sections, which follows the scroll position. */
const clockAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.timeline === document.timeline)
      .map((animation) => ({
        name: (animation as CSSAnimation).animationName,
        state: animation.playState,
        endless: animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      })),
  );

/** Pausing, scrolling and drawing take effect with the next frame. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const endlessStates = async (page: Page) => [
  ...new Set((await clockAnimations(page)).filter(({ endless }) => endless).map(({ state }) => state)),
];

const pose = (page: Page) =>
  page
    .locator('.motif')
    .first()
    .evaluate((motif) =>
      [...motif.querySelectorAll('*')].map((part) => {
        const { transform, translate } = getComputedStyle(part);
        return [transform, translate];
      }),
    );

for (const path of moving) {
  test(`the drawing on ${path} moves, rests at a click and goes on at the next`, async ({ page }) => {
    await page.goto(path);
    const first = await pose(page);
    await expect.poll(() => pose(page)).not.toEqual(first);

    await page.getByRole('button', { name: pause }).click();
    expect(await endlessStates(page)).toEqual(['paused']);
    await twoFrames(page);
    const rested = await pose(page);
    await twoFrames(page);
    expect(await pose(page)).toEqual(rested);

    await page.getByRole('button', { name: play }).click();
    await expect.poll(() => pose(page)).not.toEqual(rested);
  });
}

// With several device pixels per CSS pixel, no part of an SVG moves by itself (decision 0012).
test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });
  for (const path of moving) {
    test(`the drawing on ${path} moves without the main thread`, async ({ page }) => {
      await page.goto(path);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const recalculations = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
      };
      // One-off animations end; afterwards no frame recalculates styles.
      let before = Number.NaN;
      await expect
        .poll(
          async () => {
            const now = await recalculations();
            const added = now - before;
            before = now;
            return added;
          },
          { intervals: [300] },
        )
        .toBe(0);
      expect(await endlessStates(page)).toEqual(['running']);
    });
  }
});

for (const path of ['/solutions/smo-excellence', '/solutions/integrated-solutions']) {
  test(`the drawing on ${path} builds itself once and needs no button`, async ({ page }) => {
    await page.goto(path);
    expect((await clockAnimations(page)).filter(({ endless }) => endless)).toEqual([]);
    await expect.poll(() => clockAnimations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: pause })).toHaveCount(0);
  });
}

for (const path of ['/about', '/platform', '/use-cases', '/demo']) {
  test(`the rings at the end of ${path} can be stopped by keyboard`, async ({ page }) => {
    await page.goto(path);
    // A key press ends the scroll retries, which would move the rings out of view.
    await page.keyboard.press('Shift');
    const button = page.getByRole('button', { name: pause });
    await button.focus();
    await expect.poll(() => endlessStates(page)).toEqual(['running']);
    await page.keyboard.press('Enter');
    await expect.poll(() => endlessStates(page)).toEqual(['paused']);
    await expect(page.getByRole('button', { name: play })).toBeFocused();
  });
}

test('the panel at the end of an offering rests', async ({ page }) => {
  await page.goto('/nova');
  await expect(page.getByRole('button', { name: pause })).toHaveCount(1);
  await expect(page.locator('.world-close .motif')).toHaveCount(0);
});

test('a drawing rests while it is out of sight', async ({ page }) => {
  await page.goto('/nova');
  // `content-visibility` neither draws nor animates what it skips (CSS Containment 2, section 4.3).
  const isSkipped = () =>
    page
      .locator('.world-hero .m-loop')
      .evaluate((group) => !group.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSkipped()).toBe(false);
  // A key press ends the scroll retries, which would move the drawing back into view.
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(true);
});

test('small drawings never move: tiles, story cards, related offers', async ({ page }) => {
  await page.goto('/use-cases');
  await page.locator('.story').first().scrollIntoViewIfNeeded();
  const targets = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => (effect as KeyframeEffect).target?.closest('.story, .drop, .worlds')?.className)
      .filter(Boolean),
  );
  expect(targets).toEqual([]);
});

test('heading and opening paragraph are painted at once and never moved', async ({ page }) => {
  await page.goto('/nova');
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target!)
      .filter((target) => target.matches('h1, .lead') || target.querySelector('h1'))
      .map(({ className }) => className),
  );
  expect(animated).toEqual([]);
  await expect(page.locator('h1')).toHaveCSS('opacity', '1');
});

test('sections rise by whole pixels, at most 24, and stand in their place once they are in', async ({
  page,
}) => {
  await page.goto('/solutions/ic-water-principle');
  // The wheel ends the scroll retries.
  await page.mouse.wheel(0, 1);
  const seen = await page.locator('.section > .desk').evaluate(async (panel) => {
    const lifts: string[] = [];
    const entry = panel.getBoundingClientRect().top + scrollY - innerHeight;
    for (const beyond of [-100, 10, 77, 133, 200, 255, 300]) {
      scrollTo(0, entry + beyond);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      lifts.push(getComputedStyle(panel).translate);
    }
    return lifts;
  });
  expect(seen.at(0)).toBe('0px 24px');
  expect(seen.at(-1)).toBe('0px');
  expect(new Set(seen).size).toBeGreaterThan(4);
  for (const value of seen) expect(value).toMatch(/^0px( \d+px)?$/);
});

test('without script nothing moves by the clock, because nothing could stop it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nova');
  await expect(page.locator('.world-hero .m-loop')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.motion-button').first()).toBeHidden();
  await context.close();
});
