import type { Page } from '@playwright/test';
import en from '#content/en/genesis.json' with { type: 'json' };
import { highestScore, lowestScore } from '#domain/publishing/alignment.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const moving = '.net-runs canvas';

const picture = (page: Page) =>
  page.locator('.net canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function isStill(page: Page) {
  const before = await picture(page);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  return (await picture(page)) === before;
}

test('after three seconds a random score from 45 to 84 appears with the ways to raise it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/genesis');
  await page.locator('[data-island=integration-card][data-ready]').waitFor();
  const card = page.locator('.align');
  await expect(card.getByText(en.integration.loading)).toBeVisible();
  await expect(card.getByText(en.integration.raise.challenge)).toBeHidden();

  await page.clock.fastForward(3000);
  const score = Number((await card.locator('.score').textContent())!.replace('%', ''));
  expect(score).toBeGreaterThanOrEqual(lowestScore);
  expect(score).toBeLessThanOrEqual(highestScore);
  await expect(card.locator('li')).toHaveText([
    'Supply-chain challenge+5%',
    'Connect with 3 expert clusters+8%',
    'Share expertise profile+7%',
  ]);
  await expect(page.getByText('Initialize Symbiosis Protocol')).toHaveCount(0);
});

test('a score of 85 offers the Symbiosis Protocol, which leads to the platform', async ({ page }) => {
  await page.route('**/en/genesis', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = (await response.text()).replace(
      /(data-island="integration-card"[^>]*data-props="\{)/,
      '$1&quot;score&quot;:85,',
    );
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await page.goto('/en/genesis');
  await page.locator('[data-island=integration-card][data-ready]').waitFor();
  await page.clock.fastForward(3000);
  await expect(page.getByRole('link', { name: 'Initialize Symbiosis Protocol' })).toHaveAttribute(
    'href',
    '/en/platform',
  );
  await expect(page.getByText(en.integration.raise.challenge)).toHaveCount(0);
});

test('the network drifts in a wide window and can be paused and resumed', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/en/genesis');
  await page.locator(moving).waitFor();
  const first = await picture(page);
  await expect.poll(() => picture(page)).not.toBe(first);

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(page.getByRole('button', { name: 'Resume animation' })).toBeVisible();
  expect(await isStill(page)).toBe(true);
  const paused = await picture(page);

  await page.getByRole('button', { name: 'Resume animation' }).click();
  await expect.poll(() => picture(page)).not.toBe(paused);
});

for (const width of [768, 1440]) {
  test(`the network runs in the box of its still, ${width} px wide`, async ({ page }) => {
    const box = (selector: string) => page.locator(selector).boundingBox();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/genesis');
    await page.locator('[data-island=network-canvas][data-ready]').waitFor();
    const still = await box('.net-still');
    expect(still?.width).toBe(width);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator(moving).waitFor();
    expect(await box('.net')).toEqual(still);
    expect(await box(moving)).toEqual(still);
  });
}

test('the network rests while it is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/en/genesis');
  await page.locator(moving).waitFor();
  // By key, as a visitor: the scroll retries would undo a script's scrolling.
  await page.keyboard.press('End');
  await expect(page.locator('footer')).toBeInViewport();
  await expect.poll(() => isStill(page)).toBe(true);
});

test('below 768 px and under reduced motion the still stands and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/en/genesis');
  await page.locator('[data-island=network-canvas][data-ready]').waitFor();
  await expect(page.locator(moving)).toHaveCount(0);
  await expect(page.locator('.net-still')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(moving)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator(moving)).toBeVisible();
});

test('every entry of the feed has a bar as long as its relevance and leads somewhere', async ({ page }) => {
  await page.goto('/en/genesis');
  const entries = page.locator('.feed > li');
  await expect(entries).toHaveCount(4);
  for (const entry of await entries.all()) {
    const relevance = (await entry.locator('.rel').textContent())!.match(/\d+%/)![0];
    await expect(entry.locator('.value')).toHaveAttribute('width', relevance);
    await expect(entry.getByRole('link')).toHaveAttribute('href', /^\/en\/(platform|support)/);
  }
});

test('the decision situation is free text that stays in the window', async ({ page }) => {
  await page.goto('/en/genesis');
  await page.getByLabel(en.decision.label).fill('We want to open in Austria.');
  await page.getByRole('button', { name: en.decision.submit }).click();
  await expect(page).toHaveURL(/\/en\/support\?subject=general$/);
});
