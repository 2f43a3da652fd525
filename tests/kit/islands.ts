import type { Locator, Page } from '@playwright/test';

/** Scrolls to an island as a visitor does and waits until it works. */
export async function startIsland(page: Page, name: string): Promise<Locator> {
  await stopReturningToTop(page);
  const island = page.locator(`[data-island=${name}]`);
  await start(island);
  return island;
}

/** Scrolls to every island of the page, as a visitor does, and waits until all of them work; tells how many there are. */
export async function startIslands(page: Page): Promise<number> {
  await stopReturningToTop(page);
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) await start(island);
  return islands.length;
}

/**
 * For half a second after loading a page returns to its top (spec 1 §2), unless the visitor moves. It could take an
 * island out of view again before the browser has told it that it is in view.
 */
export async function stopReturningToTop(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

async function start(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await island.and(island.page().locator('[data-ready]')).waitFor();
}
