import type { Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

/** A sheet of A4 between margins of a centimetre, and without them. */
const widths = [718, 794] as const;

/** What paper cannot hold: boxes that scroll, words in columns too narrow for them, signs as large as drawings. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main, main *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, option')) continue;
      const { overflowX, display } = getComputedStyle(element);
      const text = element.textContent?.trim() ?? '';
      const name = `${element.tagName}.${element.className}: “${text.slice(0, 40)}”`;
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`scrolls: ${name}`);
      const isBlock = display !== 'inline' && [...element.childNodes].some((node) => node.nodeType === 3);
      if (isBlock && text.length > 30 && element.getBoundingClientRect().width < 80)
        found.push(`narrow: ${name}`);
      if (element.matches('.go, .arrow svg') && element.getBoundingClientRect().width > 40)
        found.push(`large: ${name}`);
    }
    return found;
  });

test('every page prints as a whole', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const { path } of pages.filter(({ id }) => id !== 'error')) {
    await page.goto(path);
    await expect(page.locator('.only-if-in-view')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      for (const what of await lost(page)) found.push(`${path}, ${width} px: ${what}`);
    }
  }
  expect(found).toEqual([]);
});
