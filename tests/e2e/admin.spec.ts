import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import de from '#content/de/admin.json' with { type: 'json' };
import en from '#content/en/admin.json' with { type: 'json' };
import { productColorsKey, productColorsWriteFailed } from '#domain/product-color.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

/** Waits until React has taken over, which it shows by painting the colours it alone may set. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), productColorsKey);
const colorOf = async (page: Page, id: string) =>
  (await stored(page)).find((record: { id: string }) => record.id === id).baseColor;

for (const [path, selected, title] of [
  ['/admin', 'Dashboard', en.meta.titles.dashboard],
  ['/admin/dashboard', 'Dashboard', en.meta.titles.dashboard],
  ['/admin/colors', 'Colors', en.meta.titles.colors],
  ['/admin/products', 'Products', en.meta.titles.products],
] as const) {
  test(`${path} selects the tab ${selected}, has its own frame and is not indexed`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(selected);
    await expect(page).toHaveTitle(title.replace('{{brand}}', 'Elambra'));
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
  const answer = await page.goto('/admin/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: en.notFound.button }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('the dashboard counts 5, 5 and 23 and leads to products and colours', async ({ page }) => {
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '5 Active Products',
    '5 Color Schemes',
    '23 Content Pieces',
  ]);
  await page.getByRole('link', { name: en.dashboard.products.button }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tab(page, 'Dashboard').click();
  await page.getByRole('link', { name: en.dashboard.colors.button }).click();
  await expect(page).toHaveURL(/\/admin\/colors$/);
});

test('Manage Content says what it will do and lists what is counted', async ({ page }) => {
  await open(page, '/admin');
  const opener = page.getByRole('button', { name: en.dashboard.content.button });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: en.dashboard.content.dialog.title });
  await expect(dialog.getByRole('listitem')).toHaveCount(23);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('tabs are worked by arrow keys and keep the address in step', async ({ page }) => {
  await open(page, '/admin');
  await tab(page, 'Dashboard').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Colors')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/colors$/);
  await expect(tab(page, 'Colors')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Colors');
});

test('going from tab to tab makes no request but for files', async ({ page }) => {
  await open(page, '/admin');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await tab(page, 'Products').click();
  await expect(page.getByRole('table')).toBeVisible();
  await tab(page, 'Colors').click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  expect(requests.filter((path) => !path.startsWith('/assets/') && path !== '/icon.svg')).toEqual([]);
});

test('the language switch turns everything German, is remembered, and nothing is stored before', async ({
  page,
}) => {
  await open(page, '/admin/products');
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
  await open(page, '/admin');
  await page.getByRole('button', { name: en.header.themeToDark }).click();
  await expect(page.getByRole('button', { name: en.header.themeToLight })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe('dark');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the products are searched by name or type, whatever the case', async ({ page }) => {
  await open(page, '/admin/products');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Type', 'Color', 'Status', 'Actions']);
  await expect(page.getByRole('row')).toHaveCount(6);
  const search = page.getByPlaceholder('Search products...');
  await search.fill('PERSONA');
  await expect(page.getByRole('rowheader')).toHaveText(['RAY', 'Marcus Storm']);
  await expect(page.getByRole('status').filter({ hasText: '2 products found' })).toBeVisible();
  await search.fill('xyz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: en.products.searchClear }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(search).toBeFocused();
});

test('a product is added, after its faults are named in the words of the specification', async ({ page }) => {
  await open(page, '/admin/products');
  const opener = page.getByRole('button', { name: 'Add Product' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect((await dialog.boundingBox())?.width).toBe(550);
  await expect(dialog.getByLabel('Status')).toHaveValue('draft');
  await expect(dialog.getByRole('textbox', { name: 'Base Color' })).toHaveValue('#03B5AA');

  await dialog.getByLabel('Name').fill('Z');
  await dialog.getByLabel('Type').fill('t'.repeat(51));
  await dialog.getByLabel('Description').fill('d'.repeat(501));
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#12');
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Type cannot exceed 50 characters',
    'Description cannot exceed 500 characters',
    'Color must be a valid hex color code (e.g., #03B5AA)',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('Zen Focus');
  await dialog.getByLabel('Type').fill('Session');
  await dialog.getByLabel('Description').fill('Thirty quiet minutes');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#2ec4b6');
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(9);
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').last()).toContainText(/Zen Focus.*Session.*#2ec4b6.*Draft/s);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test('the palette preview follows valid colours only', async ({ page }) => {
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  const base = dialog.getByRole('list').getByRole('listitem').nth(3);
  await expect(base).toHaveCSS('background-color', 'rgb(95, 55, 152)');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#FF9F1C');
  await expect(base).toHaveCSS('background-color', 'rgb(255, 159, 28)');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#FF9F');
  await expect(base).toHaveCSS('background-color', 'rgb(255, 159, 28)');
});

test('an edit survives another tab, Cancel changes nothing, and a reload forgets', async ({ page }) => {
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('NOVA 2');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('rowheader', { name: 'NOVA 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit NOVA' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('NOVA 2');
  await page.getByRole('dialog').getByLabel('Status').selectOption('Archived');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await tab(page, 'Dashboard').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('4 Active Products');
  await tab(page, 'Products').click();
  await expect(page.getByRole('row', { name: /NOVA 2/ })).toContainText('Archived');

  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'NOVA', exact: true })).toBeVisible();
});

test('an offering cannot be linked to two products', async ({ page }) => {
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit RAY' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Linked Offering').selectOption('NOVA');
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  await expect(dialog.getByText('NOVA is already linked to NOVA')).toBeVisible();
});

test('deleting asks first and then removes the product', async ({ page }) => {
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete RAY' });
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Save Changes shows the difference, who may publish it, and can take it all back', async ({ page }) => {
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: en.publish.nothing.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: en.publish.title });
  await expect(dialog).toContainText('1 product deleted');
  await expect(dialog.getByRole('listitem')).toHaveText(/RAY/);
  await expect(dialog).toContainText(en.publish.notYet.title);
  await dialog.getByRole('button', { name: en.draft.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.draft.discard }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toBeVisible();
});

test('opening the colour manager seeds five records and selects sophie', async ({ page }) => {
  await open(page, '/admin/colors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Color Manager');
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('sophie');
  const records = await stored(page);
  expect(records.map(({ id, baseColor }: { id: string; baseColor: string }) => [id, baseColor])).toEqual([
    ['sophie', '#03B5AA'],
    ['nova', '#5F3798'],
    ['ray', '#4D7AFF'],
    ['ic', '#FF6B6B'],
    ['markus', '#235789'],
  ]);
  expect(records[0].colorPalette).toHaveLength(9);
});

test('the hex field takes valid colours, ignores others, and keeps them at once', async ({ page }) => {
  await open(page, '/admin/colors');
  await page.getByLabel('Product', { exact: true }).selectOption('NOVA');
  const hex = page.getByLabel(en.colors.picker.hex);
  await hex.fill('#FF9F1C');
  expect(await colorOf(page, 'nova')).toBe('#FF9F1C');
  await hex.fill('FF0000');
  await hex.blur();
  await expect(hex).toHaveValue('#FF9F1C');
  expect(await colorOf(page, 'nova')).toBe('#FF9F1C');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Select NOVA, #FF9F1C' })).toBeVisible();
});

test('the wheel is worked by keyboard: hue and saturation by 1, with Shift by 10', async ({ page }) => {
  await open(page, '/admin/colors');
  await page.getByLabel(en.colors.picker.hex).fill('#FF0000');
  const wheel = page.getByRole('slider', { name: en.colors.picker.wheelLabel });
  expect((await wheel.boundingBox())?.width).toBe(240);
  await wheel.focus();
  await page.keyboard.press('ArrowRight');
  await expect(wheel).toHaveAttribute('aria-valuetext', 'Hue 1 degrees, saturation 100 percent');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(wheel).toHaveAttribute('aria-valuetext', 'Hue 11 degrees, saturation 90 percent');
  await page.keyboard.press('ArrowLeft');
  await expect(wheel).toHaveAttribute('aria-valuenow', '10');
});

test('the wheel follows the pointer, and stays at its rim outside of it', async ({ page }) => {
  await open(page, '/admin/colors');
  const wheel = page.getByRole('slider', { name: en.colors.picker.wheelLabel });
  const { x, y } = (await wheel.boundingBox())!;
  await page.mouse.move(x + 180, y + 120);
  await page.mouse.down();
  await expect(wheel).toHaveAttribute('aria-valuetext', 'Hue 0 degrees, saturation 50 percent');
  await page.mouse.move(x + 120, y + 400);
  await page.mouse.up();
  await expect(wheel).toHaveAttribute('aria-valuetext', 'Hue 90 degrees, saturation 100 percent');
  await page.mouse.move(x + 60, y + 120);
  await expect(wheel).toHaveAttribute('aria-valuenow', '90');
});

test('sliders have names, ends and words, and keep the hue of a colour turned grey', async ({ page }) => {
  await open(page, '/admin/colors');
  await page.getByLabel(en.colors.picker.hex).fill('#0000FF');
  await tab(page, en.colors.picker.sliders).click();
  const hue = page.getByRole('slider', { name: en.colors.picker.hue });
  const saturation = page.getByRole('slider', { name: en.colors.picker.saturation });
  await expect(hue).toHaveAttribute('max', '360');
  await expect(hue).toHaveAttribute('aria-valuetext', '240 degrees');
  await expect(saturation).toHaveAttribute('max', '100');
  await saturation.fill('0');
  expect(await colorOf(page, 'sophie')).toBe('#808080');
  await expect(hue).toHaveValue('240');
  await saturation.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(saturation).toHaveValue('10');
  await page.keyboard.press('ArrowRight');
  await expect(saturation).toHaveValue('11');
});

test('a preset sets the colour, and a product of the list is selected with a click', async ({ page }) => {
  await open(page, '/admin/colors');
  await page.getByRole('button', { name: /^Select IC/ }).click();
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('ic');
  await tab(page, 'Presets').click();
  await expect(page.getByRole('button', { name: /^Preset/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'Preset #8338EC' }).click();
  expect(await colorOf(page, 'ic')).toBe('#8338EC');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test('the preview shows light and dark palettes, from values or from CSS variables', async ({ page }) => {
  await open(page, '/admin/colors');
  await tab(page, 'Preview').click();
  const light = page.getByRole('list', { name: en.colors.preview.paletteLight });
  await expect(light.getByRole('listitem')).toHaveCount(9);
  await expect(page.getByText('Taken from #61EFE6')).toBeVisible();
  await page.getByRole('switch', { name: 'Dark Mode' }).click();
  await expect(page.getByRole('list', { name: en.colors.preview.paletteDark })).toBeVisible();
  await page.getByRole('switch', { name: 'Use CSS Variables (Real Implementation)' }).click();
  await expect(page.getByText('Taken from var(--sophie-1)')).toBeVisible();
  const { darkModePalette } = (await stored(page))[0];
  const card = page.locator('.preview-cards > section').nth(1);
  const expected = await page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const rgb = getComputedStyle(probe).color;
    probe.remove();
    return rgb;
  }, darkModePalette[1]);
  await expect(card).toHaveCSS('background-color', expected);
  for (const name of ['Primary Action', 'Secondary Action'])
    await expect(page.getByRole('button', { name })).toBeVisible();
});

test('the generated CSS is shown and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/admin/colors');
  await tab(page, 'CSS Output').click();
  const css = page.getByRole('region', { name: en.colors.css.label });
  await expect(css).toContainText('--sophie-primary: #03B5AA;');
  await page.getByRole('button', { name: en.colors.css.copy }).click();
  await expect(page.getByText(en.colors.css.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('.dark {\n  --sophie-0:');
});

test('Apply Colors is an informational alert and keeps a preview for this browser', async ({ page }) => {
  await open(page, '/admin/colors');
  await page.getByRole('button', { name: 'Apply Colors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply Colors' });
  await expect(dialog).toContainText('The color scheme for SOPHIE would be applied. In a production app');
  await dialog.getByRole('button', { name: en.colors.applyOk }).click();
  const preview = await page.evaluate(() => JSON.parse(localStorage.getItem('colorPreview')!));
  expect(preview.sophie.primaryColor).toBe('#03B5AA');
  await page.getByRole('button', { name: en.colors.endPreview }).click();
  await expect(page.getByText(en.colors.previewActive)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('colorPreview'))).toBeNull();
});

test('a colour too weak for text is named, and the nearest readable one is a click away', async ({
  page,
}) => {
  await open(page, '/admin/colors');
  await expect(page.getByText(en.contrast.pass)).toBeVisible();
  await page.getByLabel(en.colors.picker.hex).fill('#FFFFCC');
  await expect(page.getByText(/combinations are too weak/)).toBeVisible();
  await page.getByRole('button', { name: en.contrast.useSuggestion }).click();
  await expect(page.getByText(en.contrast.pass)).toBeVisible();
  expect(await colorOf(page, 'sophie')).not.toBe('#FFFFCC');
});

test('unreadable stored colours give way to the seeds, with a word about it', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"half":'), productColorsKey);
  await open(page, '/admin/colors');
  await expect(page.getByText(en.colors.storage.readFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Select / })).toHaveCount(5);
});

test('a browser that refuses to store logs the message of the specification and works on', async ({
  page,
  quiet,
}) => {
  quiet.allow(productColorsWriteFailed);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/admin/colors');
  await expect(page.getByText(en.colors.storage.writeFailed)).toBeVisible();
  expect(new Set(errors)).toEqual(new Set(['Failed to save product colors to localStorage']));
  await page.getByLabel(en.colors.picker.hex).fill('#FF9F1C');
  await expect(page.getByRole('button', { name: 'Select SOPHIE, #FF9F1C' })).toBeVisible();
});

test('two tabs show the same colours', async ({ page, context }) => {
  await open(page, '/admin/colors');
  const other = await context.newPage();
  await open(other, '/admin/colors');
  await other.getByLabel(en.colors.picker.hex).fill('#8338EC');
  await expect(page.getByRole('button', { name: 'Select SOPHIE, #8338EC' })).toBeVisible();
});

test('a script in a name stays text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>';
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}

// A11Y-10 and A11Y-28: both themes, both languages, a small and a large screen, dialogs and tabs open.
for (const theme of ['light', 'dark'] as const) {
  for (const [language, width] of [
    ['en', 1280],
    ['de', 320],
  ] as const) {
    test(`screens and dialogs have no violation and fit (${theme}, ${language}, ${width} px)`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const words = { de, en }[language];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        ([chosen, spoken]) => {
          localStorage.setItem('preferred-theme', chosen);
          localStorage.setItem('adminLanguage', spoken);
        },
        [theme, language] as const,
      );
      await page.setViewportSize({ width, height: 800 });
      const check = async (name: string) => {
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(tooWide, `${name}: too wide`).toBeLessThanOrEqual(0);
        expect(await violations(page), name).toEqual([]);
      };
      await open(page, '/admin');
      await check('dashboard');
      await page.getByRole('button', { name: words.dashboard.content.button }).click();
      await check('content dialog');
      await page.keyboard.press('Escape');

      await tab(page, words.tabs.products).click();
      await check('products');
      await page.getByRole('button', { name: words.products.add }).click();
      await page.getByRole('button', { name: words.productDialog.save }).click();
      await check('refused form');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.products.deleteLabel.replace('{{name}}', 'RAY') }).click();
      await check('delete dialog');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words.productDelete.delete, exact: true })
        .click();
      await page.getByRole('button', { name: words.header.saveChanges }).click();
      await check('save dialog');
      await page.keyboard.press('Escape');
      await page.getByPlaceholder(words.products.searchPlaceholder).fill('xyz');
      await check('nothing found');

      await tab(page, words.tabs.colors).click();
      await check('wheel');
      for (const view of [
        words.colors.picker.sliders,
        words.colors.picker.presets,
        words.colors.editor.preview,
        words.colors.editor.css,
      ]) {
        await tab(page, view).click();
        await check(view);
      }
      await page.getByRole('button', { name: words.colors.apply }).click();
      await check('apply dialog');
    });
  }
}
