import cancel from '#content/de/cancel-contract.json' with { type: 'json' };
import de from '#content/de/common.json' with { type: 'json' };
import support from '#content/de/support.json' with { type: 'json' };
import { violations } from '#tests/kit/accessibility.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const phone = { width: 360, height: 740 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A11Y-28: what opens on a page; the pages themselves are in pages.spec.ts.
test('open menu, open chat, refused form and toast have no violation', async ({ page }) => {
  await page.setViewportSize(phone);
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

test('refused, checked and sent cancellation have no violation', async ({ page }) => {
  await page.setViewportSize(phone);
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

test('a cancellation without script has no violation at any step', async ({ page, quiet }) => {
  // Axe is script itself, so only the site's scripts are blocked.
  quiet.allow('Failed to load resource');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/cancel-contract');
  await page.getByLabel(`${cancel.form.name.label} *`).fill('Anna Berg');
  await page.getByLabel(`${cancel.form.email.label} *`).fill('anna@kunde.example');
  await page.getByLabel(`${cancel.form.contract.label} *`).fill('Monatsplan');
  await page.getByLabel(cancel.cancellation.cause.forCause).check();
  await page.getByRole('button', { name: cancel.form.submit }).click();
  await expect(page.getByRole('link', { name: cancel.errors.reasonRequired })).toBeVisible();
  expect(await violations(page), 'refused').toEqual([]);
  await page.getByLabel(cancel.cancellation.cause.ordinary).check();
  await page.getByRole('button', { name: cancel.form.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.review.title);
  expect(await violations(page), 'to be checked').toEqual([]);
  await page.getByRole('button', { name: cancel.review.confirm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.sent.title);
  expect(await violations(page), 'sent').toEqual([]);
});
