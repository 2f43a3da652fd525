import de from '#content/de/admin.json' with { type: 'json' };
import en from '#content/en/admin.json' with { type: 'json' };
import { violations } from '#tests/kit/accessibility.ts';
import { openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

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
      await openAdmin(page, '/admin');
      await check('dashboard');
      await page.getByRole('button', { name: words.dashboard.content.button }).click();
      await check('content dialog');
      await page.keyboard.press('Escape');

      await tabNamed(page, words.tabs.products).click();
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
      await page.getByRole('button', { name: words.colors.live.open }).click();
      await expect(page.locator('iframe.ready')).toBeVisible();
      await check('live preview');
      await page.getByRole('button', { name: words.colors.live.phone }).click();
      await check('live preview of a phone');
      await page.getByRole('button', { name: words.colors.live.close }).click();
      await page.getByRole('button', { name: words.colors.apply }).click();
      await check('apply dialog');
    });
  }
}
