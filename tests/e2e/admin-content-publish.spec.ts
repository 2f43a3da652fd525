import type { Browser, Page } from '@playwright/test';
import en from '#content/en/admin.json' with { type: 'json' };
import { discardContentDraft, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { draftContent } from '#tests/kit/content-draft.ts';
import { test } from '#tests/kit/own-site.ts';

// In sequence: a publication of one test would be a conflict to the other.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => discardContentDraft(page));

/** The answer arrives after all pages are rendered anew. */
const renderingMs = 20_000;

const german = 'de.nova.hero.title';
const english = 'en.nova.hero.title';

function saveChanges(page: Page) {
  return page.getByRole('button', { name: en.header.saveChanges });
}

async function publicPage(page: Page, path: string): Promise<string> {
  return await (await page.request.get(path)).text();
}

async function colleagueOf(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await signIn(page, address);
  return page;
}

test('a question without words is named before anybody publishes, and leads to its field', async ({
  page,
  address,
}) => {
  await signIn(page, address);
  await draftContent(page, address, { 'order.nova.faq.items': ['0', 'nabcd'] });
  await openAdmin(page, '/admin/dashboard');
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(en.publish.checks.reasons.empty).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: en.publish.publish })).toBeDisabled();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: en.publish.checks.reasons.empty })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
});

test('a word that is too long for narrow phones is named before anybody publishes', async ({
  page,
  address,
}) => {
  await signIn(page, address);
  await draftContent(page, address, {
    [german]: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    [english]: 'One short title',
  });
  await openAdmin(page, '/admin/dashboard');
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('listitem').filter({ hasText: en.publish.checks.reasons.overflow });
  await expect(told).toHaveCount(1);
  await expect(told.getByRole('link')).toContainText(en.content.languages.de);
  await expect(dialog.getByRole('button', { name: en.publish.publish })).toBeEnabled();
});

test('what a colleague adds while one reads the list is marked, and each change can be taken back', async ({
  page,
  browser,
  address,
}) => {
  test.slow();
  await signIn(page, address);
  await draftContent(page, address, { [german]: 'Mein Titel' });
  await openAdmin(page, '/admin/dashboard');
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mein Titel').first()).toBeVisible();
  await expect(dialog.getByText(en.publish.content.newer)).toHaveCount(0);

  const colleague = await colleagueOf(browser, address);
  await draftContent(colleague, address, { [english]: 'Their title' });
  await expect(dialog.getByText(en.publish.content.newer)).toBeVisible();
  await expect(dialog.getByText('Their title').first()).toBeVisible();
  await dialog
    .getByRole('button', { name: new RegExp(`${en.publish.content.revert}: .*${en.content.languages.de}$`) })
    .click();
  await expect(dialog.getByText('Mein Titel')).toHaveCount(0);
  await dialog.getByRole('button', { name: en.publish.publish }).click();
  await expect(dialog.getByRole('heading', { name: en.publish.success.title })).toBeFocused({
    timeout: renderingMs,
  });
  expect(await publicPage(page, '/en/nova')).toContain('Their title');
  expect(await publicPage(page, '/nova')).not.toContain('Mein Titel');
});
