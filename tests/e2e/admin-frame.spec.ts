import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const { de, en } = adminWords;

for (const [path, selected, title] of [
  ['/admin', 'Dashboard', en.meta.titles.dashboard],
  ['/admin/dashboard', 'Dashboard', en.meta.titles.dashboard],
  ['/admin/colors', 'Colors', en.meta.titles.colors],
  ['/admin/products', 'Products', en.meta.titles.products],
] as const) {
  test(`${path} selects the tab ${selected}, has its own frame and is not indexed`, async ({ page }) => {
    await openAdmin(page, path);
    await expect(tabNamed(page, selected)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveTitle(fill(title, { brand: 'Elambra' }));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.site-header, .site-footer, .chat')).toHaveCount(0);
    await expect(page.getByRole('link', { name: en.header.viewSite })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: en.common.legal.imprint })).toHaveAttribute(
      'href',
      '/en/imprint',
    );
  });
}

test('an unknown admin path is the not-found page in the admin frame', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  const answer = await openAdmin(page, '/admin/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: en.notFound.button }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('the dashboard counts 5, 5 and 23 and leads to products and colours', async ({ page }) => {
  await openAdmin(page, '/admin');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '5 Active Products',
    '5 Color Schemes',
    '23 Content Pieces',
  ]);
  await page.getByRole('link', { name: en.dashboard.products.button }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabNamed(page, 'Dashboard').click();
  await page.getByRole('link', { name: en.dashboard.colors.button }).click();
  await expect(page).toHaveURL(/\/admin\/colors$/);
});

test('Manage Content leads to the content of the site', async ({ page }) => {
  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: en.dashboard.content.button }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
});

test('tabs are worked by arrow keys and keep the address in step, as a rail and as a row', async ({
  page,
}) => {
  for (const [width, next] of [
    [1440, 'ArrowDown'],
    [1024, 'ArrowRight'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin/content');
    await tabNamed(page, en.tabs.settings).focus();
    await page.keyboard.press(next);
    await expect(tabNamed(page, 'Colors')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/colors$/);
    await expect(tabNamed(page, 'Colors')).toBeFocused();
    await page.keyboard.press(next);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/admin\/products$/);
    await page.goBack();
    await expect(tabNamed(page, 'Colors')).toHaveAttribute('aria-selected', 'true');
  }
});

test('nothing offers to save where a guest can change nothing', async ({ page }) => {
  await openAdmin(page, '/admin/messages');
  await expect(page.getByRole('link', { name: en.header.signIn })).toBeVisible();
  const save = page.getByRole('button', { name: new RegExp(`^${en.header.saveShort}`) });
  await expect(save).toHaveCount(0);
  await tabNamed(page, 'Colors').click();
  await expect(save).toBeVisible();
});

test('going from tab to tab makes no request but for files', async ({ page }) => {
  await openAdmin(page, '/admin');
  // By now the header knows that nobody is signed in.
  await expect(page.getByRole('link', { name: en.header.signIn })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    // The page beside the colour wheel has a frame of its own.
    if (request.frame() === page.mainFrame()) requests.push(new URL(request.url()).pathname);
  });
  await tabNamed(page, 'Products').click();
  await expect(page.getByRole('table')).toBeVisible();
  await tabNamed(page, 'Colors').click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  // Browsers with a window fetch the icon of a page whenever its address changes.
  expect(requests.filter((path) => !/^\/(?:assets\/|favicon\.ico$|icon\.svg$)/.test(path))).toEqual([]);
});

test('the language switch turns everything German, is remembered, and nothing is stored before', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.products.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('row', { name: /SOPHIE/ })).toContainText(de.seeds.sophie.type);
  await expect(page.getByText(/ungespeichert/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.products.title);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('the theme button switches light and dark for the public pages as well', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await openAdmin(page, '/admin');
  await page.getByRole('button', { name: en.header.themeToDark }).click();
  await expect(page.getByRole('button', { name: en.header.themeToLight })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe('dark');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the account menu comes later and moves nothing', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/session', async (route) => {
    await held;
    await route.continue();
  });
  const place = () => page.getByRole('button', { name: new RegExp(`^${en.header.saveShort}`) }).boundingBox();
  for (const width of [1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin');
    const before = await place();
    release();
    await expect(page.getByRole('link', { name: en.header.signIn })).toBeVisible();
    expect(await place(), `${width} px`).toEqual(before);
  }
});
