import { pages, pathIn } from '#app/routes.ts';
import { languages } from '#domain/languages.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

/** Every public page in both languages; the watchman of the kit sees to console and requests. */
for (const page of pages.filter(({ id }) => id !== 'contact')) {
  for (const language of languages) {
    const path = pathIn(language, page.path);
    test(`${path} renders, fits a small screen and says nothing on the console`, async ({ page: tab }) => {
      await tab.setViewportSize({ width: 320, height: 700 });
      const answer = await tab.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(tab.locator('html')).toHaveAttribute('lang', language);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await tab.waitForLoadState('networkidle');
      const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  }
}
