import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { seenWith } from '#domain/palette/color-vision.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { productColorOf, productColorsKey } from '#domain/publishing/product-color.ts';
import { publishedColors } from '#domain/publishing/published-colors.ts';
import { openAdmin, storedColor, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { content } from '#tests/kit/content.ts';

const { en } = adminWords;

const texts = en.colors;
const frameTitle = fill(texts.live.frame, { offering: 'NOVA' });

const hexField = (page: Page) => page.getByLabel(texts.picker.hex);
const undo = (page: Page) => page.getByRole('button', { name: texts.editor.undo });
const redo = (page: Page) => page.getByRole('button', { name: texts.editor.redo });

async function openNovaPage(page: Page) {
  await openAdmin(page, '/admin/colors');
  await page.getByLabel('Product', { exact: true }).selectOption('NOVA');
  const frame = page.frameLocator(`iframe[title="${frameTitle}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}

test('the real page shows the edited colours before anything is saved, as publishing would make them', async ({
  page,
}) => {
  const frame = await openNovaPage(page);
  const product = frame.locator('[data-product=nova]').first();
  await expect(product).toHaveCSS('--p-primary', '#5F3798');
  // No other test publishes this colour, for they share a server.
  await hexField(page).fill('#14532D');
  const expected = publishedColors('#14532D', offeringDesigns(content.offerings).nova);
  await expect(product).toHaveCSS('--p-primary', expected.primaryColor);
  await expect(product).toHaveCSS('--p-to', expected.gradientTo);
  await expect(product).toHaveCSS('--p-text-light', expected.textColorLight);
  expect(await (await page.request.get('/en/nova')).text()).not.toContain('#14532D');
});

test('the preview has a theme of its own: the visitor keeps theirs, whatever is pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (self === top) localStorage.setItem('preferred-theme', 'light');
  });
  const frame = await openNovaPage(page);
  const root = frame.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  const [day, night] = [texts.live.light, texts.live.dark].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await night!.click();
  await expect(root).toHaveClass(/dark/);
  await frame.locator('[data-theme-toggle]').first().click();
  await expect(day!).toHaveAttribute('aria-pressed', 'true');
  await night!.click();
  await page.getByRole('button', { name: en.header.themeToDark }).click();
  await page.getByRole('button', { name: en.header.themeToLight }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe('light');
});

test('the page is as wide as the device, leads nowhere, and Escape leads out of it', async ({ page }) => {
  const frame = await openNovaPage(page);
  const width = () => frame.locator('html').evaluate((root) => root.clientWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: texts.live.desktop }).click();
  expect(await width()).toBe(1280);
  const link = frame.locator('main a[href="/en/nova/case-study"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: texts.live.title })).toBeFocused();
  expect(page.frames().map((each) => new URL(each.url()).pathname)).toEqual(['/admin/colors', '/en/nova']);
  await expect(page.getByRole('link', { name: texts.live.openPage })).toHaveAttribute('href', '/en/nova');
});

test('on a wide screen the page is shown by day and by night, and both scroll together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, '/admin/colors');
  const [day, night] = [texts.live.light, texts.live.dark].map((name) =>
    page
      .frameLocator(`iframe[title="${fill(texts.live.frame, { offering: 'SOPHIE' })}, ${name}"]`)
      .locator('html'),
  );
  await expect(day!).not.toHaveClass(/dark/);
  await expect(night!).toHaveClass(/dark/);
  await expect(page.locator('iframe.ready')).toHaveCount(2);
  const { x, width } = (await page.locator('iframe').nth(1).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(1440);
  expect(await night!.evaluate((root) => root.clientWidth), 'at its own size').toBe(Math.round(width));
  const scrolled = async () => {
    await day!.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    return await night!.evaluate(() => scrollY);
  };
  await expect.poll(scrolled).toBe(700);
});

test('on a narrow screen the page is asked for only when it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAdmin(page, '/admin/colors');
  expect(asked).not.toContain('/en/sophie');
  await page.getByRole('button', { name: texts.live.open }).click();
  await expect.poll(() => asked).toContain('/en/sophie');
});

test('undo and redo go through the colours of the product, by button and by key', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await hexField(page).fill('#112233');
  await hexField(page).fill('#445566');
  await undo(page).click();
  await expect(hexField(page)).toHaveValue('#112233');
  await expect(page.getByText('Base color of SOPHIE: #112233')).toBeAttached();
  await page.keyboard.press('Control+z');
  expect(await storedColor(page, 'sophie')).toBe('#03B5AA');
  await page.keyboard.press('Control+Shift+z');
  await expect(hexField(page)).toHaveValue('#112233');
  await page.keyboard.press('Control+y');
  await expect(hexField(page)).toHaveValue('#445566');
  await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('every product has its own steps', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await hexField(page).fill('#112233');
  await page.getByLabel('Product', { exact: true }).selectOption('NOVA');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Product', { exact: true }).selectOption('SOPHIE');
  await undo(page).click();
  expect(await storedColor(page, 'sophie')).toBe('#03B5AA');
});

test('a drag on the wheel is one step, and so is a key that is held', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  const wheel = page.getByRole('slider', { name: texts.picker.wheelLabel });
  // Whatever had the focus loses it in the middle of the first step.
  await page.getByLabel('Product', { exact: true }).focus();
  const { x, y, width, height } = (await wheel.boundingBox())!;
  expect([width, height], 'COLOR-1').toEqual([240, 240]);
  await page.mouse.move(x + 150, y + 120);
  await page.mouse.down();
  for (const step of [160, 170, 180, 200]) await page.mouse.move(x + step, y + 120);
  await page.mouse.up();
  const dragged = await storedColor(page, 'sophie');
  await page.keyboard.down('ArrowUp');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('ArrowUp');
  await page.keyboard.up('ArrowUp');
  await undo(page).click();
  expect(await storedColor(page, 'sophie')).toBe(dragged);
  await undo(page).click();
  expect(await storedColor(page, 'sophie')).toBe('#03B5AA');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
});

test('in a text field the keys undo what was typed, not the colour', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await hexField(page).fill('#112233');
  await hexField(page).press('End');
  await page.keyboard.type('4');
  await page.keyboard.press('Control+z');
  await hexField(page).blur();
  expect(await storedColor(page, 'sophie')).toBe('#112233');
});

test('both palettes are exported as CSS, design tokens and a Tailwind theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, '/admin/colors');
  await tabNamed(page, texts.editor.css).click();
  const download = async (name = texts.css.download) => {
    const event = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await event;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const;
  };
  const [cssName, css] = await download();
  expect([cssName, css]).toEqual(['sophie.css', expect.stringContaining('--sophie-primary: #03B5AA;')]);

  await tabNamed(page, texts.css.formats.tokens.tab).click();
  const [tokensName, tokens] = await download();
  expect(tokensName).toBe('sophie.tokens.json');
  expect(Object.keys(JSON.parse(tokens).sophie.dark)).toHaveLength(9);
  const [allName, all] = await download(fill(texts.css.downloadAll, { count: 10 }));
  expect(allName).toBe('colors.tokens.json');
  expect(Object.keys(JSON.parse(all))).toEqual(expect.arrayContaining(['sophie', 'nova', 'fuel']));
  await page.getByRole('button', { name: texts.css.copy, exact: true }).click();
  await expect(page.getByText(texts.css.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tokens);

  await tabNamed(page, texts.css.formats.tailwind.tab).click();
  await expect(page.getByRole('region', { name: texts.css.formats.tailwind.label })).toContainText(
    '--color-sophie-3: #03B5AA;',
  );
  expect((await download())[0]).toBe('sophie.tailwind.css');
});

test('the palette is shown as other colour visions see it, light and dark', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await tabNamed(page, texts.editor.preview).click();
  const { colorPalette, darkModePalette } = productColorOf({ id: 'x', name: 'x', baseColor: '#03B5AA' });
  const row = page.getByRole('list', { name: texts.preview.visions.deuteranopia, exact: true });
  await expect(row.getByRole('listitem').nth(1)).toHaveAttribute(
    'title',
    seenWith('deuteranopia', colorPalette[1]!),
  );
  await page.getByRole('switch', { name: texts.preview.darkMode }).first().click();
  await expect(row.getByRole('listitem').nth(1)).toHaveAttribute(
    'title',
    seenWith('deuteranopia', darkModePalette[1]!),
  );
});

test('ten thousand stored colours stay usable', async ({ page }) => {
  const records = Array.from({ length: 10_000 }, (_, index) => ({
    id: `p${index}`,
    name: `Product ${index}`,
    baseColor: '#03B5AA',
  }));
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    productColorsKey,
    JSON.stringify(records),
  ] as const);
  await openAdmin(page, '/admin/colors');
  await page.getByLabel('Product', { exact: true }).selectOption('Product 9999');
  await tabNamed(page, texts.picker.presets).click();
  const preset = page.locator('.presets button').nth(8);
  // In the page: finding one of ten thousand buttons takes longer than changing it.
  const milliseconds = await preset.evaluate(async (button: HTMLButtonElement) => {
    const begun = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  });
  await expect(page.locator('.available [aria-pressed=true]')).toHaveAttribute(
    'aria-label',
    `Select Product 9999 #8338EC ${en.colors.available.colorsNothing}`,
  );
  expect(milliseconds).toBeLessThan(1500);
});
