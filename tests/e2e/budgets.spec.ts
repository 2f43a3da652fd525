import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { weighDocument } from '#bench/weigh-document.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

/** Budgets of docs/decisions/0001 and 0002, in bytes as a browser with brotli receives them. */
const budgets = {
  html: 25_000,
  css: 15_000,
  scriptWithoutIsland: 2_000,
  scriptWithIsland: 80_000,
  fonts: 2,
  requestsWithoutIsland: 2,
  requestsWithIsland: 8,
  total: 150_000,
};

const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

type Loaded = { url: string; type: string; bytes: number };

async function firstView(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.request().resourceType();
    const isText = ['document', 'script', 'stylesheet'].includes(type);
    loaded.push({ url: response.url(), type, bytes: isText ? brotliBytes(body.toString()) : body.length });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-ready');
  }
  await page.waitForLoadState('networkidle');
  return loaded;
}

const sum = (all: Loaded[]) => all.reduce((total, { bytes }) => total + bytes, 0);

for (const { id, path } of pages.filter((page) => !('unlisted' in page))) {
  test(`${path} stays within the budgets of bytes and requests`, async ({ page }) => {
    const loaded = await firstView(page, path);
    const html = await page.content();
    const scripts = loaded.filter(({ type }) => type === 'script');
    const fonts = loaded.filter(({ type }) => type === 'font');
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
    // The stylesheet travels inside the document and has a budget of its own.
    const weight = weighDocument(await (await page.request.get(path)).text());
    expect(weight.html, 'HTML').toBeLessThanOrEqual(budgets.html);
    expect(weight.css, 'CSS').toBeLessThanOrEqual(budgets.css);
    expect(sum(scripts), `scripts of ${id}`).toBeLessThanOrEqual(
      hasIsland ? budgets.scriptWithIsland : budgets.scriptWithoutIsland,
    );
    expect(scripts.length, 'script requests').toBeLessThanOrEqual(
      hasIsland ? budgets.requestsWithIsland : budgets.requestsWithoutIsland,
    );
    expect(fonts.length, 'font files').toBeLessThanOrEqual(budgets.fonts);
    expect(sum(loaded), 'first view in total').toBeLessThanOrEqual(
      budgets.total + (hasIsland ? budgets.scriptWithIsland : 0),
    );
    // The texts of other pages and of the admin area stay on the server.
    expect(html).not.toContain('Product Color Manager');
  });
}

test('no public page loads code of the admin area or the router', async ({ page }) => {
  const urls = (await firstView(page, '/support')).map(({ url }) => url).join('\n');
  expect(urls).not.toMatch(/start-admin|admin-layout|manifest-/);
});
