import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { productColorsKey, productColorsWriteFailed } from '#domain/publishing/product-color.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { openAdmin, storedColor, storedColors, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const { de, en } = adminWords;

test('opening the colour manager seeds five records and selects sophie', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Color Manager');
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('sophie');
  const records = await storedColors(page);
  expect(records.map(({ id, baseColor }) => [id, baseColor])).toEqual([
    ['sophie', '#03B5AA'],
    ['nova', '#5F3798'],
    ['ray', '#4D7AFF'],
    ['ic', '#FF6B6B'],
    ['markus', '#235789'],
  ]);
  expect(records[0]!.colorPalette).toHaveLength(9);
});

test('the hex field takes valid colours, ignores others, and keeps them at once', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await page.getByLabel('Product', { exact: true }).selectOption('NOVA');
  const hex = page.getByLabel(en.colors.picker.hex);
  await hex.fill('#FF9F1C');
  expect(await storedColor(page, 'nova')).toBe('#FF9F1C');
  await hex.fill('FF0000');
  await hex.blur();
  await expect(hex).toHaveValue('#FF9F1C');
  expect(await storedColor(page, 'nova')).toBe('#FF9F1C');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Select NOVA #FF9F1C' })).toBeVisible();
});

test('the wheel is worked by keyboard: hue and saturation by 1, with Shift by 10', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
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
  await openAdmin(page, '/admin/colors');
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
  await openAdmin(page, '/admin/colors');
  await page.getByLabel(en.colors.picker.hex).fill('#0000FF');
  await tabNamed(page, en.colors.picker.sliders).click();
  const hue = page.getByRole('slider', { name: en.colors.picker.hue });
  const saturation = page.getByRole('slider', { name: en.colors.picker.saturation });
  await expect(hue).toHaveAttribute('max', '360');
  await expect(hue).toHaveAttribute('aria-valuetext', '240 degrees');
  await expect(saturation).toHaveAttribute('max', '100');
  await saturation.fill('0');
  expect(await storedColor(page, 'sophie')).toBe('#808080');
  await expect(hue).toHaveValue('240');
  await saturation.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(saturation).toHaveValue('10');
  await page.keyboard.press('ArrowRight');
  await expect(saturation).toHaveValue('11');
});

test('a preset sets the colour, and a product of the list is selected with a click', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await page.getByRole('button', { name: /^Select IC/ }).click();
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('ic');
  await tabNamed(page, 'Presets').click();
  const presets = page.getByRole('button', { name: /^Preset/ });
  expect(await presets.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
    '#03B5AA #5F3798 #FF6B6B #4D7AFF #FF9F1C #2EC4B6 #E71D36 #235789 #8338EC #3A86FF'
      .split(' ')
      .map((color) => `Preset ${color}`),
  );
  await page.getByRole('button', { name: 'Preset #8338EC' }).click();
  expect(await storedColor(page, 'ic')).toBe('#8338EC');
  await expect(page.getByText('1 unpublished change')).toBeVisible();
});

test('the preview shows light and dark palettes, from values or from CSS variables', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await tabNamed(page, 'Preview').click();
  const light = page.getByRole('list', { name: en.colors.preview.paletteLight });
  await expect(light.getByRole('listitem')).toHaveCount(9);
  await expect(page.getByText('Taken from #61EFE6')).toBeVisible();
  await page.getByRole('switch', { name: 'Dark Mode' }).click();
  await expect(page.getByRole('list', { name: en.colors.preview.paletteDark })).toBeVisible();
  await page.getByRole('switch', { name: 'Use CSS Variables (Real Implementation)' }).click();
  await expect(page.getByText('Taken from var(--sophie-1)')).toBeVisible();
  const { darkModePalette } = (await storedColors(page))[0]!;
  const card = page.locator('.preview-cards > section').nth(1);
  const expected = await page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const rgb = getComputedStyle(probe).color;
    probe.remove();
    return rgb;
  }, darkModePalette[1]!);
  await expect(card).toHaveCSS('background-color', expected);
  for (const name of ['Primary Action', 'Secondary Action'])
    await expect(page.getByRole('button', { name })).toBeVisible();
});

test('the generated CSS is shown and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, '/admin/colors');
  await tabNamed(page, 'CSS Output').click();
  const css = page.getByRole('region', { name: en.colors.css.formats.css.label });
  await expect(css).toContainText('--sophie-primary: #03B5AA;');
  await page.getByRole('button', { name: en.colors.css.copy, exact: true }).click();
  await expect(page.getByText(en.colors.css.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('.dark {\n  --sophie-0:');
});

test('Apply Colors is an informational alert and keeps a preview for this browser', async ({ page }) => {
  await openAdmin(page, '/admin/colors');
  await page.getByRole('button', { name: 'Apply Colors' }).click();
  await expect(page.getByRole('button', { name: 'Apply Colors' })).toHaveAccessibleDescription(
    en.colors.applyScope,
  );
  const dialog = page.getByRole('dialog', { name: 'Apply Colors' });
  await expect(dialog).toContainText('The color scheme for SOPHIE would be applied. In a production app');
  await dialog.getByRole('button', { name: en.colors.applyOk }).click();
  const preview = await page.evaluate(() => JSON.parse(localStorage.getItem('colorPreview')!));
  expect(preview.sophie.primaryColor).toBe('#03B5AA');
  const site = await page.context().newPage();
  for (const [path, words] of [
    ['/', de],
    ['/en', en],
  ] as const) {
    await site.goto(path);
    const bar = site.getByRole('complementary', { name: words.colors.previewActive });
    await expect(bar.getByRole('button', { name: words.colors.endPreview })).toBeInViewport({ ratio: 1 });
  }
  expect(await violations(site, '.preview-bar')).toEqual([]);
  await site.getByRole('button', { name: en.colors.endPreview }).click();
  await expect(site.getByText(en.colors.previewActive)).toHaveCount(0);
  await expect(page.getByText(en.colors.previewActive)).toBeHidden();
  await site.reload();
  await expect(site.getByText(en.colors.previewActive)).toHaveCount(0);
  await site.close();

  await page.getByRole('button', { name: 'Apply Colors' }).click();
  await dialog.getByRole('button', { name: en.colors.applyOk }).click();
  await page.getByRole('button', { name: en.colors.endPreview }).click();
  await expect(page.getByText(en.colors.previewActive)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('colorPreview'))).toBeNull();
});

test('the verdict is one line until a text is too weak; then the weak ones come first, with a way out', async ({
  page,
}) => {
  await openAdmin(page, '/admin/colors');
  const verdict = (passing: number) =>
    page.getByText(fill(en.contrast.verdict, { count: passing, total: 9 }));
  const rows = page.getByRole('table', { name: en.contrast.title }).locator('tbody').getByRole('row');
  await expect(verdict(9)).toBeInViewport();
  await expect(page.getByText(en.contrast.pass)).toBeAttached();
  await expect(rows).toHaveCount(0);
  await page.getByLabel(en.colors.picker.hex).fill('#FFFF66');
  await expect(page.getByText(/combinations? (is|are) too weak/)).toBeAttached();
  await expect(rows).toHaveCount(9);
  const weak = await rows.evaluateAll(
    (all, tooLow) => all.map((row) => row.textContent.includes(tooLow)),
    en.contrast.tooLow,
  );
  expect(weak).toEqual(weak.toSorted((one, other) => Number(other) - Number(one)));
  await expect(verdict(weak.filter((isWeak) => !isWeak).length)).toBeVisible();
  await page.getByRole('button', { name: en.contrast.useSuggestion }).click();
  await expect(verdict(9)).toBeFocused();
  await expect(rows).toHaveCount(0);
  expect(await storedColor(page, 'sophie')).not.toBe('#FFFF66');
});

test('unreadable stored colours give way to the seeds, with a word about it', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"half":'), productColorsKey);
  await openAdmin(page, '/admin/colors');
  await expect(page.getByText(en.colors.storage.readFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Select / })).toHaveCount(10);
});

test('a browser that refuses to store logs the fixed message (COLOR-2) and works on', async ({
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
  await openAdmin(page, '/admin/colors');
  await expect(page.getByText(en.colors.storage.writeFailed)).toBeVisible();
  expect(new Set(errors)).toEqual(new Set(['Failed to save product colors to localStorage']));
  await page.getByLabel(en.colors.picker.hex).fill('#FF9F1C');
  await expect(page.getByRole('button', { name: 'Select SOPHIE #FF9F1C' })).toBeVisible();
});

test('two tabs show the same colours', async ({ page, context }) => {
  await openAdmin(page, '/admin/colors');
  const other = await context.newPage();
  await openAdmin(other, '/admin/colors');
  await other.getByLabel(en.colors.picker.hex).fill('#8338EC');
  await expect(page.getByRole('button', { name: 'Select SOPHIE #8338EC' })).toBeVisible();
});
