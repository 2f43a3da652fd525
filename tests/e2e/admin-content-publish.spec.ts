import type { Browser, Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { findOperatorByEmail, updateOperator } from '#server/accounts/operators.ts';
import {
  discardContentDraft,
  enterAdmin,
  openAdmin,
  publicPage,
  publish,
  signIn,
} from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { draftContent } from '#tests/kit/content-draft.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { test } from '#tests/kit/own-site.ts';

const { de, en } = adminWords;

// In sequence: a release of one test would be a conflict to the other.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => discardContentDraft(page));

const german = 'de.nova.hero.title';
const english = 'en.nova.hero.title';

function saveChanges(page: Page) {
  return page.getByRole('button', { name: en.header.saveChanges });
}

async function colleagueOf(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await signIn(page);
  return page;
}

test('a question without words is named before anybody publishes, and leads to its field in its language', async ({
  page,
}) => {
  await signIn(page);
  await draftContent(page, { 'order.nova.faq.items': ['0', 'nabcd'] });
  await openAdmin(page, '/admin/dashboard');
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(en.publish.checks.reasons.empty).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: en.publish.publish })).toBeDisabled();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: en.publish.checks.reasons.empty })
    .getByRole('link', {
      name: new RegExp(`${en.content.list.kinds.question} 2.*${en.content.languages.en}`, 'i'),
    })
    .first()
    .click();
  const focused = page.getByRole('textbox').and(page.locator(':focus'));
  await expect(focused).toHaveAttribute('id', /^content-en\.nova\.faq\.items\.nabcd\./);
});

for (const language of ['de', 'en'] as const)
  test(`a setting of owners that an editor would publish is named and holds it up (${language})`, async ({
    page,
    site,
  }) => {
    const words = { de, en }[language];
    const become = async (role: Role) =>
      await site.inStore(async (store) => {
        const operator = (await findOperatorByEmail(store.db, operatorCredentials.email))!;
        await store.transaction(async (db) => await updateOperator(db, operator.id, { role }));
      });
    await page.addInitScript((own) => localStorage.setItem('adminLanguage', own), language);
    await signIn(page);
    await draftContent(page, { 'setting.CONTACT_EMAIL': 'eve@example.com' });
    await become('editor');
    try {
      await openAdmin(page, '/admin/dashboard');
      await page.getByRole('button', { name: words.header.saveChanges }).click();
      const dialog = page.getByRole('dialog');
      const named = dialog.getByRole('listitem').filter({ hasText: words.publish.checks.reasons.ownersOnly });
      await expect(named.getByRole('link')).toContainText(words.content.settings.names.CONTACT_EMAIL);
      await expect(dialog.getByRole('button', { name: words.publish.publish })).toBeDisabled();
    } finally {
      await become('owner');
    }
  });

test('a word that is too long for narrow phones is named before anybody publishes', async ({ page }) => {
  await signIn(page);
  await draftContent(page, {
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
  await signIn(page);
  await draftContent(page, { [german]: 'Mein Titel' });
  await openAdmin(page, '/admin/dashboard');
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mein Titel').first()).toBeVisible();
  await expect(dialog.getByText(en.publish.content.newer)).toHaveCount(0);

  const colleague = await colleagueOf(browser, address);
  await draftContent(colleague, { [english]: 'Their title' });
  await expect(dialog.getByText(en.publish.content.newer)).toBeVisible();
  await expect(dialog.getByText('Their title').first()).toBeVisible();
  const list = dialog.locator('.content-changes');
  await list.evaluate((shown) => shown.classList.add('read'));
  await dialog
    .getByRole('button', { name: new RegExp(`${en.publish.content.revert}: .*${en.content.languages.de}$`) })
    .click();
  await expect(dialog.getByText('Mein Titel')).toHaveCount(0);
  await expect(list).toHaveClass(/ read$/);
  await publish(dialog);
  expect(await publicPage(page, '/en/nova')).toContain('Their title');
  expect(await publicPage(page, '/nova')).not.toContain('Mein Titel');
});

test('a figure that nobody can prove any more is switched off once, and is gone where visitors read it', async ({
  page,
}) => {
  test.slow();
  await enterAdmin(page, '/admin/content?page=claims');
  const value = page.locator('[id="content-claim.claimReviews.value"]');
  const figure = new RegExp(`\\b${await value.inputValue()}\\b`);
  const framed = page.frameLocator('.page-preview iframe.ready').locator('main');
  await expect(framed).toContainText(figure);
  await page
    .locator('[id="content-claim.claimReviews.use"]')
    .selectOption({ label: en.content.claimUse.off });
  await expect(page.locator('.save-state')).toHaveText(en.content.save.saved);
  await expect(framed).not.toContainText(figure);
  await saveChanges(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('ins')).toHaveText(en.content.claimUse.off);
  await publish(dialog);
  for (const path of ['/', '/en']) {
    await page.goto(path);
    await expect(page.locator('main')).not.toContainText(figure);
  }
});

test.describe('far from the server', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a plan says by which clock, is seen on its page, and comes back when it is cancelled', async ({
    page,
  }) => {
    await signIn(page);
    await draftContent(page, { [german]: 'Ab Montag', [english]: 'From Monday on' });
    await openAdmin(page, '/admin/history');
    await saveChanges(page).click();
    const dialog = page.getByRole('dialog');
    const { scheduled } = en.publish;
    await dialog.getByText(scheduled.later).click();
    await expect(dialog.getByLabel(fill(scheduled.at, { zone: 'Berlin' }))).toHaveValue('');
    await dialog.getByRole('button', { name: scheduled.monday }).click();
    await expect(dialog.getByText('(Auckland)')).toBeVisible();
    await dialog.getByRole('button', { name: scheduled.make }).click();
    await expect(dialog.getByText(scheduled.made)).toBeVisible();
    await page.keyboard.press('Escape');

    const { schedule } = en.history;
    await page.getByRole('button', { name: new RegExp(`^${schedule.open}: `) }).click();
    await expect(dialog.locator('ins', { hasText: 'From Monday on' })).toBeVisible();
    await expect(dialog.frameLocator('iframe.ready').locator('h1')).toHaveText('From Monday on');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^${schedule.cancel}: `) }).click();
    await expect(page.getByText(schedule.back, { exact: true })).toBeVisible();
    await saveChanges(page).click();
    await expect(dialog.locator('ins', { hasText: 'From Monday on' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: en.publish.publish })).toBeEnabled();
  });
});
