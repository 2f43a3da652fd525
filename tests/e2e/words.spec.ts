import type { Page } from '@playwright/test';
import { allOfferings } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { content } from '#tests/kit/content.ts';

/** Words at most, as a page opens: answers are folded, and what only screen readers say does not count. */
const limits = { home: 700, offering: 600 };

const places = [
  { path: '/', most: limits.home },
  ...allOfferings(content.offerings).map(({ path }) => ({ path, most: limits.offering })),
];

test.use({ viewport: { width: 390, height: 844 } });

function wordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    let seen = '';
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr')) continue;
      seen += getComputedStyle(element).display === 'inline' ? text.textContent : ` ${text.textContent}`;
    }
    // Word joiners and soft hyphens do not end a word.
    return seen.replace(/[\u2060\u00AD]/g, '').match(/[\p{L}\d][\p{L}\p{M}\d.,’'-]*/gu)!.length;
  });
}

for (const { path, most } of places)
  for (const language of languages)
    test(`${pathIn(language, path)} needs at most ${most} words`, async ({ page }) => {
      await page.goto(pathIn(language, path));
      expect(await wordsInSight(page)).toBeLessThanOrEqual(most);
    });
