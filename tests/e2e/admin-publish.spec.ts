import type { Page } from '@playwright/test';
import { fill } from '#app/language/fill.ts';
import en from '#content/en/admin.json' with { type: 'json' };
import { openAdmin } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';

/** Publishing is answered when all pages are rendered anew. */
const renderingMs = 20_000;

const { email, password } = operatorCredentials;

test('an operator signs in while saving, visitors see the colour, and history brings the old one back', async ({
  page,
  quiet,
}) => {
  test.slow();
  // The first question who is signed in is answered with 401.
  quiet.allow('status of 401');
  await openAdmin(page, '/admin/colors');
  await page.getByRole('button', { name: /^Select NOVA/ }).click();
  for (const color of ['#0B6E4F', '#7A1F5C']) {
    await page.getByLabel(en.colors.picker.hex, { exact: true }).fill(color);
    await page.getByRole('button', { name: en.header.saveChanges }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: en.publish.review }).click();
    if (color === '#0B6E4F') {
      await dialog.getByLabel(en.signIn.email).fill(email);
      await dialog.getByLabel(en.signIn.password).fill(password);
      await dialog.getByRole('button', { name: en.signIn.submit }).click();
    }
    await expect(dialog.getByRole('listitem')).toContainText(color);
    await dialog.getByRole('button', { name: en.publish.publish }).click();
    await expect(dialog).toHaveCount(0, { timeout: renderingMs });
    expect(await novaStyles(page)).toContain(color.toLowerCase());
  }

  await page.getByRole('tab', { name: en.tabs.history, exact: true }).click();
  const restore = page.getByRole('button', { name: /^Restore version/ }).first();
  await restore.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: '#7A1F5C → #0B6E4F' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: en.history.restore, exact: true }).click();
  await expect(dialog).toHaveCount(0, { timeout: renderingMs });
  expect(await novaStyles(page)).toContain('#0b6e4f');
});

test('a set-up link that does not work says so and leaves the address', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  await openAdmin(page, '/admin/setup?token=used');
  await expect(page.getByRole('heading', { name: en.setup.closed.title })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a set-up link asks for a password that is long enough', async ({ page }) => {
  await page.route('**/api/admin/setup/check', (route) => route.fulfill({ json: { purpose: 'first' } }));
  await openAdmin(page, '/admin/setup?token=fresh');
  await page.getByLabel(en.setup.name).fill('Ann');
  await page.getByLabel(en.setup.email).fill('ann@example.com');
  const field = page.getByLabel(en.setup.password.label, { exact: false }).first();
  await field.fill('short');
  await page.getByRole('button', { name: en.setup.submit }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(fill(en.setup.errors.passwordShort, { min: 12 }))).toBeVisible();
});

async function novaStyles(page: Page): Promise<string> {
  return (await (await page.request.get('/nova')).text()).toLowerCase();
}
