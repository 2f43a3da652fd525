import type { Page } from '@playwright/test';

/** Speeds up the page's clock, so that a test is not quicker than any person. */
export async function takeTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * 100;
  });
}
