import type { Page } from '@playwright/test';
import de from '#content/offerings/fuel/de.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';
import { startIsland, stopReturningToTop } from '#tests/kit/islands.ts';

async function calculate(page: Page, path: string, values: readonly string[]) {
  await page.goto(path);
  const island = await startIsland(page, 'roi-calculator');
  const fields = island.getByRole('spinbutton');
  await expect(fields).toHaveCount(3);
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
  await island.getByRole('button').click();
  return island.getByRole('status');
}

test('the ROI calculator shows revenue × increase − (1999 + budget) in dollars (ROI-1)', async ({ page }) => {
  const result = await calculate(page, '/en/fuel', ['40000', '15', '1500.4']);
  await expect(result).toHaveText(/Estimated monthly gain:\s*\$2,501/);
});

test('the ROI calculator warns of a negative ROI; empty fields count as 0', async ({ page }) => {
  const result = await calculate(page, '/fuel', ['40000', '', '']);
  await expect(result).toHaveText(de.calculator.negative);
});

test('beside the result are half the increase, the break-even and the months (ROI-2)', async ({ page }) => {
  const result = await calculate(page, '/en/fuel', ['40000', '20', '1000']);
  await expect(result).toHaveText(/\$5,001/);
  const range = page.locator('.roi-range li');
  await expect(range).toHaveText([/\$2,999/, /\$1,001/, /7\.5%/, /month 2$/]);
});

test('the code of the calculator comes with the first touch', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) =>
    code.push(...(/(?:react|roi-calculator)-.*\.js$/.exec(request.url()) ?? [])),
  );
  await page.goto('/fuel');
  await expect(page.locator('.only-if-in-view')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await startIsland(page, 'roi-calculator');
  expect(code).toHaveLength(2);
});

test('the link to a calculation is copied and opens with its numbers (ROI-3)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculate(page, '/fuel', ['40000', '20', '1000']);
  await page.getByRole('link', { name: de.calculator.share }).click();
  await expect(page.getByText(de.calculator.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).search).toBe('?revenue=40000&increasePercent=20&adBudget=1000');
  await page.goto(address);
  await expect(page.getByRole('status').first()).toHaveText(/5\.001/);
  await expect(page.getByLabel(de.calculator.fields.adBudget)).toHaveValue('1000');
});

test('without script the calculator calculates, and its link leads to the result', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fuel');
  await page.getByLabel(de.calculator.fields.revenue).fill('60000');
  await page.getByRole('button', { name: de.calculator.submit }).click();
  await expect(page.getByRole('status').first()).toHaveText(/5\.201/);
  await page.getByRole('link', { name: de.calculator.share }).click();
  await expect(page).toHaveURL(/\?revenue=60000&increasePercent=15&adBudget=1800$/);
  await expect(page.getByLabel(de.calculator.fields.revenue)).toHaveValue('60000');
  await context.close();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`headline, calculator and bars are in the first view of FUEL (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/fuel');
    for (const part of ['h1', '.roi-form', '.roi-answer', '.roi-bars'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  });
}

test('on phones the plans of FUEL are a row to swipe, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fuel');
  await stopReturningToTop(page);
  const plans = page.locator('.plan');
  const widths = await plans.evaluateAll((all) => all.map((plan) => plan.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeCloseTo(390 * 0.84, 0);
  const last = plans.last().getByRole('link');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the call to action of FUEL scrolls to the prices', async ({ page }) => {
  await page.goto('/fuel');
  await page.getByRole('link', { name: de.hero.button }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(page).toHaveURL(/\/fuel$/);
});

test('the document carries the class of the leadership page only while that page is shown (PAGE-5)', async ({
  page,
}) => {
  await page.goto('/marcus-storm');
  await expect(page.locator('html')).toHaveClass(/persona-leadership/);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).not.toHaveClass(/persona-leadership/);
});

test('the way up on the leadership page leads to its beginning', async ({ page }) => {
  await page.goto('/en/marcus-storm');
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
