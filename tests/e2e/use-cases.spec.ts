import type { Page } from '@playwright/test';
import de from '#content/de/use-cases.json' with { type: 'json' };
import en from '#content/en/use-cases.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';
import { startIsland } from '#tests/kit/islands.ts';

async function openStories(page: Page, path = '/use-cases') {
  await page.goto(path);
  const island = await startIsland(page, 'story-search');
  return { island, panel: island.getByRole('tabpanel'), search: island.getByRole('searchbox') };
}

test('the tabs follow the keyboard: arrows, Home and End choose, one tab stop', async ({ page }) => {
  const { island, panel } = await openStories(page);
  await island.getByRole('tab', { name: 'Highlights' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(island.getByRole('tab', { name: 'Q1 2024' })).toBeFocused();
  await expect(panel).toHaveAccessibleName('Q1 2024');
  await expect(panel.getByRole('article')).toHaveCount(5);
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName('Q4 2024');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveAccessibleName('Highlights');
  await page.keyboard.press('Tab');
  await expect(island.getByRole('searchbox')).toBeFocused();
});

test('the search works within the tab, ignores case, and says how many it found', async ({ page }) => {
  const { island, panel, search } = await openStories(page);
  await island.getByRole('tab', { name: 'Q1 2024' }).click();
  await search.fill('bÄCKER');
  await expect(panel.getByRole('article')).toHaveCount(1);
  await expect(panel.getByRole('heading')).toHaveText('Bauchgefühl trifft Tabellenblatt');
  await expect(island.getByRole('status')).toHaveText('1 Geschichte gefunden');
  await island.getByRole('tab', { name: 'Q2 2024' }).click();
  await expect(panel.getByRole('heading', { name: de.empty.title })).toBeVisible();
});

test('a search without result offers to reset, which clears the text and shows the tab again', async ({
  page,
}) => {
  const { island, panel, search } = await openStories(page, '/en/use-cases');
  await search.fill('zzz');
  await expect(panel).toContainText('No results found');
  await expect(panel).toContainText('Try different search terms or select another category.');
  await panel.getByRole('button', { name: en.empty.button }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(panel.getByRole('article')).toHaveCount(4);
  await expect(island.getByRole('status')).toBeEmpty();
});

test('without script every story of the four quarters stands on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/use-cases');
  await expect(page.locator('[data-island=story-search] article:visible')).toHaveCount(14);
  await expect(page.getByRole('tablist')).toBeHidden();
  await context.close();
});

test('the closing call leads to the survey', async ({ page }) => {
  await page.goto('/use-cases');
  await page.getByRole('link', { name: de.close.button }).click();
  await expect(page).toHaveURL(/\/survey$/);
});
