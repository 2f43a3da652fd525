import type { Page, Request } from '@playwright/test';
import { pages, type Page as RoutedPage } from '#app/routes.ts';
import { brotli } from '#bench/weigh-document.ts';
import common from '#content/de/common.json' with { type: 'json' };
import en from '#content/en/common.json' with { type: 'json' };
import { pathIn } from '#domain/language/addresses.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/languages.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { cutTexts } from '#tests/kit/cut-texts.ts';
import { startIslands } from '#tests/kit/islands.ts';
import { tightHeadings } from '#tests/kit/tight-headings.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Translated words change neither roles nor colours; whether they fit is seen on the narrowest screen. */
const viewportsFor = (language: Language) => (language === defaultLanguage ? [phone, desktop] : [phone]);

/** Limits of a first view in bytes (docs/decisions/0001 and 0002). */
const budgets = {
  withoutIsland: { scripts: 2, scriptBytes: 2_000, fonts: 2, totalBytes: 150_000 },
  withIsland: { scripts: 8, scriptBytes: 80_000, fonts: 2, totalBytes: 230_000 },
};

const animations = (page: Page) => page.evaluate(() => document.getAnimations().length);

const weights = new Map<string, number>();

/** Scripts with brotli 11, because a fresh server sends them less compressed; the rest as sent. */
async function bytesOf(request: Request): Promise<number> {
  if (request.resourceType() !== 'script') return (await request.sizes()).responseBodySize;
  const url = request.url();
  const weight = weights.get(url) ?? brotli(await (await request.response())!.text());
  weights.set(url, weight);
  return weight;
}

async function weigh(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map(bytesOf));
  const isOf = (type: string) => (_: unknown, index: number) => requests[index]!.resourceType() === type;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, size) => total + size, 0);
  return {
    scripts: requests.filter(isOf('script')).length,
    scriptBytes: sum(sizes.filter(isOf('script'))),
    fonts: requests.filter(isOf('font')).length,
    totalBytes: sum(sizes),
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `/contact` redirects and `/error` answers 500 on purpose; both have tests of their own.
const plainPages: readonly RoutedPage[] = pages.filter(({ id }) => id !== 'contact' && id !== 'error');

for (const { path, unlisted } of plainPages) {
  for (const language of languages) {
    const address = pathIn(language, path);
    // A11Y-10, A11Y-28, PERF-03; the kit's `test` checks console and requests.
    test(`${address} fits, rests, loads little and has no violation in either theme`, async ({ page }) => {
      test.setTimeout(90_000);
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(address);
      expect(await animations(page), 'animations').toBe(0);
      const islands = await startIslands(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await animations(page), 'animations at the end of the page').toBe(0);
      await expect(page.getByRole('button', { name: common.motion.pause })).toHaveCount(0);
      if (!unlisted) {
        const weight = await weigh(requests);
        for (const [what, most] of Object.entries(budgets[islands > 0 ? 'withIsland' : 'withoutIsland']))
          expect(weight[what as keyof typeof weight], what).toBeLessThanOrEqual(most);
      }
      const urls = requests.map((request) => request.url()).join(' ');
      expect(urls, 'code of the admin area or the router').not.toMatch(/start-admin|admin-layout|manifest-/);

      await page.setViewportSize({ width: 320, height: 700 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, 'too wide for 320 px').toBeLessThanOrEqual(0);
      expect(await cutTexts(page), 'cut off at 320 px').toEqual([]);

      for (const viewport of viewportsFor(language)) {
        await page.setViewportSize(viewport);
        // Halfway down, a bar that stays covers whatever is passing below it.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await tightHeadings(page), `headings at ${viewport.width} px`).toEqual([]);
        expect(await violations(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }
}

test('the not-found page has no violation', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  await page.goto('/gibt-es-nicht');
  expect(await violations(page)).toEqual([]);
});

for (const language of languages) {
  test(`${pathIn(language, '/contact')} leads to the support page for good, with its query`, async ({
    request,
  }) => {
    const answer = await request.get(`${pathIn(language, '/contact')}?subject=general`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${pathIn(language, '/support')}?subject=general`);
  });
}

test('the error page says so with its status', async ({ page, quiet }) => {
  quiet.allow('status of 500');
  const answer = await page.goto('/en/error');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.errorPage.title);
});
