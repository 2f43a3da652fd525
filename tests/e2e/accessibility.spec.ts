import type { Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import cancel from '#content/de/cancel-contract.json' with { type: 'json' };
import de from '#content/de/common.json' with { type: 'json' };
import support from '#content/de/support.json' with { type: 'json' };
import { pathIn } from '#domain/addresses.ts';
import { languages } from '#domain/languages.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const themes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function choose(page: Page, theme: (typeof themes)[number]) {
  await page.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme);
}

// CONVENTIONS A11Y-28: every page × language × theme × two sizes. One test per page and language loads it once per
// theme and looks at it in both sizes.
for (const { id, path } of pages) {
  if (id === 'contact' || id === 'error') continue;
  for (const language of languages) {
    test(`${pathIn(language, path)} has no violation in either theme and size`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const theme of themes) {
        await choose(page, theme);
        await page.goto(pathIn(language, path));
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          expect(await violations(page), `${theme}, ${viewport.width} px`).toEqual([]);
        }
      }
    });
  }
}

test('the not-found page has no violation', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  for (const theme of themes) {
    await choose(page, theme);
    await page.goto('/gibt-es-nicht');
    expect(await violations(page), theme).toEqual([]);
  }
});

for (const theme of themes) {
  test(`open menu, open chat, refused form and toast have no violation (${theme})`, async ({ page }) => {
    await choose(page, theme);
    await page.setViewportSize(viewports[0]);
    await page.goto('/support');
    await page.getByRole('button', { name: de.header.openMenu }).click();
    expect(await violations(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: de.chat.open }).click();
    expect(await violations(page), 'chat').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-island=support-form][data-ready]').waitFor();
    await page.getByRole('button', { name: support.form.submit }).click();
    await expect(page.locator('.toast')).toBeVisible();
    expect(await violations(page), 'refused form with toast').toEqual([]);
  });
}

for (const theme of themes) {
  test(`refused, checked and sent cancellation have no violation (${theme})`, async ({ page }) => {
    await choose(page, theme);
    await page.setViewportSize(viewports[0]);
    await page.goto('/cancel-contract');
    await page.locator('[data-island=declaration-form][data-ready]').waitFor();
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await expect(page.getByText(cancel.errors.causeRequired)).toBeVisible();
    expect(await violations(page), 'refused').toEqual([]);
    await page.getByLabel(`${cancel.form.name.label} *`).fill('Anna Berg');
    await page.getByLabel(`${cancel.form.email.label} *`).fill('anna@kunde.example');
    await page.getByLabel(`${cancel.form.contract.label} *`).fill('Monatsplan');
    await page.getByLabel(cancel.cancellation.cause.ordinary).check();
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await expect(page.getByRole('heading', { name: cancel.review.title })).toBeVisible();
    expect(await violations(page), 'to be checked').toEqual([]);
    await page.getByRole('button', { name: cancel.review.confirm }).click();
    await expect(page.getByRole('heading', { name: cancel.sent.title })).toBeVisible();
    expect(await violations(page), 'sent').toEqual([]);
  });

  test(`a cancellation without script has no violation at any step (${theme})`, async ({ page, quiet }) => {
    // The rule engine is script itself, so it is the site's own that stays away.
    quiet.allow('Failed to load resource');
    await page.route('**/*.js', (route) => route.abort());
    await choose(page, theme);
    await page.goto('/cancel-contract');
    await page.getByLabel(`${cancel.form.name.label} *`).fill('Anna Berg');
    await page.getByLabel(`${cancel.form.email.label} *`).fill('anna@kunde.example');
    await page.getByLabel(`${cancel.form.contract.label} *`).fill('Monatsplan');
    await page.getByLabel(cancel.cancellation.cause.ordinary).check();
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.review.title);
    expect(await violations(page), 'to be checked').toEqual([]);
    await page.getByRole('button', { name: cancel.review.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.sent.title);
    expect(await violations(page), 'sent').toEqual([]);
  });
}
