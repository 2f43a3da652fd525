import { pages } from '#app/routes.ts';
import en from '#content/en/common.json' with { type: 'json' };
import { pathIn } from '#domain/addresses.ts';
import { languages } from '#domain/languages.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

/** Every public page in both languages; the watchman of the kit sees to console and requests. */
/** `/contact` redirects and `/error` answers 500 on purpose; both have tests of their own. */
const plainPages = pages.filter(({ id }) => id !== 'contact' && id !== 'error');

for (const page of plainPages) {
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

for (const language of languages) {
  test(`${pathIn(language, '/contact')} leads to the support page for good, with its query`, async ({
    request,
  }) => {
    const answer = await request.get(`${pathIn(language, '/contact')}?subject=general`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${pathIn(language, '/support')}?subject=general`);
  });
}

test('the error page says so with its status', async ({ page: tab, quiet }) => {
  quiet.allow('status of 500');
  const answer = await tab.goto('/en/error');
  expect(answer?.status()).toBe(500);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(en.errorPage.title);
});
