import type { Locator, Page } from '@playwright/test';

/** Scrolls there and points at it as a visitor does, and waits until it works. */
export async function startIsland(page: Page, name: string): Promise<Locator> {
  await stopReturningToTop(page);
  const island = page.locator(`[data-island=${name}]`);
  await start(island);
  return island;
}

export async function startIslands(page: Page): Promise<number> {
  await stopReturningToTop(page);
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) await start(island);
  return islands.length;
}

/** A key press ends the scroll retries (SCROLL-1), which could move an island out of view too early. */
export async function stopReturningToTop(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

async function start(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent('pointerover');
  await island.and(island.page().locator('[data-ready]')).waitFor();
}
