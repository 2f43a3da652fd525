import { adminWords } from '#content/admin/words.ts';
import { countKinds } from '#domain/figures/figures.ts';
import { openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { browser } from '#tests/kit/visits.ts';

const { en } = adminWords;
const texts = en.figures;

// A headless browser names itself, and counts as a robot.
test.use({ userAgent: browser });

test('a page that was read and a button that was clicked appear in the figures, as chart, table and CSV', async ({
  page,
}) => {
  const reported: { url: string; body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/acts')) reported.push({ url: request.url(), body: request.postData() });
  });
  await page.goto('/en/nova', { referer: 'https://www.google.com/' });
  await expect(page.locator('a[href*="via=www.google.com"]').first()).toBeAttached();
  const button = page.locator('main a.btn').first();
  const href = await button.evaluate((link: HTMLAnchorElement) => link.href);
  await button.click();
  await expect.poll(() => reported.map(({ body }) => body)).toContain(href);

  await signIn(page);
  const pages = page.getByRole('region', { name: texts.pages.title });
  await expect(async () => {
    await openAdmin(page, '/admin/figures');
    await expect(pages.getByText('/nova', { exact: true })).toBeVisible({ timeout: 2000 });
    await expect(page.getByRole('region', { name: texts.funnels.title })).toContainText('NOVA', {
      timeout: 2000,
    });
  }).toPass({ timeout: 40_000 });
  const sources = page.getByRole('region', { name: texts.sources.title });
  await expect(sources).toContainText('google.com');

  await sources.getByRole('tab', { name: en.charts.table }).click();
  await expect(sources.getByRole('columnheader', { name: texts.countBefore })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sources.getByRole('button', { name: en.charts.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sources-30.csv');
  expect(Buffer.concat(await (await download.createReadStream()).toArray()).toString()).toContain(
    'google.com',
  );

  await page.getByRole('button', { name: texts.periods.year }).click();
  await expect(page.getByRole('region', { name: texts.trend.title })).toBeVisible();
  await page.getByText(texts.explained.title).click();
  for (const kind of countKinds) await expect(page.getByText(texts.explained.kinds[kind].text)).toBeVisible();
});

inEachLook(() =>
  test('the figures have no violation and fit', async ({ page, words, check }) => {
    await signIn(page);
    await openAdmin(page, '/admin/figures');
    await expect(page.getByRole('heading', { name: words.figures.totals.title })).toBeVisible();
    await page.getByText(words.figures.explained.title).click();
    await check('figures');
    for (const tab of await page.getByRole('tab', { name: words.charts.table }).all()) await tab.click();
    await check('tables');
  }),
);
