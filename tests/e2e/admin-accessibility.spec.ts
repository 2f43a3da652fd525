import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';

inEachLook(() =>
  test('screens and dialogs have no violation and fit', async ({ page, words, check }) => {
    test.setTimeout(90_000);
    await openAdmin(page, '/admin');
    await check('dashboard');

    await tabNamed(page, words.tabs.products).click();
    await check('products');
    await page.getByRole('button', { name: words.products.add }).click();
    await page.getByRole('button', { name: words.productDialog.save }).click();
    await check('refused form');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: fill(words.products.deleteLabel, { name: 'RAY' }) }).click();
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

    await tabNamed(page, words.tabs.colors).click();
    await check('wheel');
    for (const view of [
      words.colors.picker.sliders,
      words.colors.picker.presets,
      words.colors.editor.preview,
      words.colors.editor.css,
    ]) {
      await tabNamed(page, view).click();
      await check(view);
    }
    for (const { tab } of [words.colors.css.formats.tokens, words.colors.css.formats.tailwind]) {
      await tabNamed(page, tab).click();
      await check(tab);
    }
    // A wide screen shows the page at once.
    const open = page.getByRole('button', { name: words.colors.live.open });
    if (await open.isVisible()) await open.click();
    await expect(page.locator('iframe.ready')).toBeVisible();
    await check('live preview');
    await page.getByRole('button', { name: words.colors.live.desktop }).click();
    await check('live preview of a desktop');
    await tabNamed(page, words.colors.editor.picker).click();
    await page.getByLabel(words.colors.picker.hex).fill('#FFFFCC');
    await expect(page.getByRole('table', { name: words.contrast.title })).toBeVisible();
    await check('unreadable');
    await page.getByRole('button', { name: words.colors.apply }).click();
    await check('apply dialog');
  }),
);
