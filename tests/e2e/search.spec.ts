import common from '#content/de/common.json' with { type: 'json' };
import search from '#content/de/search.json' with { type: 'json' };
import english from '#content/en/search.json' with { type: 'json' };
import { entryHasRun, expect, test } from '#tests/kit/browser-test.ts';

test('the icon opens the search, results come while one types, and the focus returns to it', async ({
  page,
}) => {
  await page.goto('/');
  await entryHasRun(page);
  const opener = page.getByRole('banner').getByRole('link', { name: common.header.search });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: common.header.search });
  const field = dialog.getByRole('combobox', { name: search.form.label });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('Termin verschieben');
  await expect(dialog.getByRole('option').first()).toContainText('Kann ich den Termin verschieben?');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ Ergebniss?e?$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('no result is active before an arrow key, the first arrow reaches the first, Enter leads to its place', async ({
  page,
}) => {
  await page.goto('/');
  await entryHasRun(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: search.form.label });
  await field.fill('Termin verschieben');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.pressSequentially('?');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nova$/);
  const heading = page.getByRole('heading', { name: 'Kann ich den Termin verschieben?' });
  await expect(heading).toBeInViewport();
  await expect(page.getByText('Eine begonnene Sitzung lässt sich nicht aufteilen')).toBeVisible();
});

test('the key / can be switched off in the search and on again; Ctrl+K stays', async ({ page }) => {
  await page.goto('/nova');
  await entryHasRun(page);
  const dialog = page.getByRole('dialog', { name: common.header.search });
  const key = dialog.getByRole('checkbox', { name: search.dialog.key });
  await page.keyboard.press('/');
  await key.uncheck();
  await page.goto('/fuel');
  await entryHasRun(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(key).not.toBeChecked();
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await key.check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: common.header.search })).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});

test('Ctrl+K opens the search, but not from a field; Enter without a choice leads to the page of the search', async ({
  page,
}) => {
  await page.goto('/en/support');
  await entryHasRun(page);
  await page.locator('textarea').first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.locator('dialog.search-dialog')).toHaveCount(0);
  await page.locator('textarea').first().blur();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: english.form.label });
  await field.fill('notice period');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=notice\+period$/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('an answer that comes late does not replace that to a newer question', async ({ page }) => {
  await page.route('**/api/search?*q=Impressum*', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue().catch(() => {});
  });
  await page.goto('/');
  await entryHasRun(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: search.form.label });
  const late = page.waitForRequest(/q=Impressum/);
  await field.fill('Impressum');
  await late;
  await field.fill('Termin verschieben');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Kann ich den Termin verschieben?');
  await page.waitForEvent('requestfailed', { timeout: 3000 }).catch(() => {});
  await expect(first).toContainText('Kann ich den Termin verschieben?');
});

test('where nothing fits, the question is in the support form', async ({ page }) => {
  await page.goto('/search?q=Pizza+bestellen');
  await page.getByRole('link', { name: search.none.button }).click();
  await expect(page.locator('textarea[name=message]')).toHaveValue(/Pizza bestellen/);
});

test('if the search does not answer, the dialog says so and links to its page', async ({ page, quiet }) => {
  quiet.allow('Failed to load resource');
  await page.goto('/');
  await entryHasRun(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: common.header.search });
  await expect(dialog).toBeVisible();
  await page.route('**/api/search?*', async (route) => await route.abort());
  await dialog.getByRole('combobox').fill('Preis');
  await expect(dialog.getByRole('status')).toHaveText(search.dialog.failed);
  await expect(dialog.getByRole('link', { name: common.header.search })).toHaveAttribute('href', /\/search$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the icon leads to the page of the search, and a result to its place', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: common.header.search }).click();
    await page.getByRole('searchbox', { name: search.form.label }).fill('Termin verschieben');
    await page.getByRole('button', { name: search.form.button }).click();
    await page.getByRole('link', { name: 'Kann ich den Termin verschieben?' }).click();
    await expect(page).toHaveURL(/\/nova\?found#kann-ich-den-termin$/);
    await expect(page.getByRole('heading', { name: 'Kann ich den Termin verschieben?' })).toBeInViewport();
  });
});
