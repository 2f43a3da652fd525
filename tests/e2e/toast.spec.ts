import type { Page } from '@playwright/test';
import de from '#content/de/support.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';

// TOAST-1.

async function openToast(page: Page) {
  await page.clock.install();
  await page.goto('/support');
  await page.locator('[data-island=support-form][data-ready]').waitFor();
  const submit = page.getByRole('button', { name: de.form.submit });
  await submit.click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  return { submit, toast };
}

test('one toast is shown at a time, for five seconds', async ({ page }) => {
  const { submit, toast } = await openToast(page);
  await submit.click();
  await expect(toast).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4500);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});

test('F8 leads to the toast', async ({ page }) => {
  const { toast } = await openToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast.or(toast.getByRole('button')).and(page.locator(':focus'))).toHaveCount(1);
});

test('a toast that is swiped 50 px to the right is gone', async ({ page }) => {
  const { toast } = await openToast(page);
  const { x, y, height } = (await toast.boundingBox())!;
  const swipe = async (distance: number) => {
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toHaveCount(1);
  await swipe(60);
  await expect(toast).toHaveCount(0);
});
