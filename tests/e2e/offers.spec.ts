import type { Page } from '@playwright/test';
import de from '#content/offerings/fuel/de.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';
import { startIsland } from '#tests/kit/islands.ts';

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
