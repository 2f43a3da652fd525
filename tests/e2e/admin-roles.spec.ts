import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { enterAdmin, openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';

const { en } = adminWords;

/** Fakes a session state that would disturb other tests. */
async function sessionSays(page: Page, change: { operator?: object; session?: object }): Promise<void> {
  await page.route('**/api/admin/session', async (route) => {
    if (route.request().method() !== 'GET') return await route.fallback();
    const response = await route.fetch({ maxRetries: 2 });
    const { operator, session } = await response.json();
    await route.fulfill({
      response,
      json: {
        operator: operator && { ...operator, ...change.operator },
        session: session && { ...session, ...change.session },
      },
    });
  });
}

test('the password is asked for before messages are exported, and not again for a while', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 422');
  const own = await createOwnOperator();
  await signIn(page, own);
  await sessionSays(page, { session: { isConfirmed: false } });
  await openAdmin(page, '/admin/messages');
  await page.getByRole('link', { name: en.messages.export }).click();
  const dialog = page.getByRole('dialog', { name: en.confirmation.title });
  await dialog.getByLabel(en.confirmation.label).fill('not my password');
  await dialog.getByRole('button', { name: en.confirmation.submit }).click();
  await expect(dialog.getByText(en.confirmation.wrong)).toBeVisible();
  await dialog.getByLabel(en.confirmation.label).fill(own.password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: en.confirmation.submit }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^messages-.+\.csv$/);
  await expect(dialog).toHaveCount(0);
  await page.unroute('**/api/admin/session');
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: en.messages.export }).click(),
  ]);
  expect(again.suggestedFilename()).toBe(file.suggestedFilename());
});

test('an editor publishes and sees neither messages nor operators; support does not publish', async ({
  page,
}) => {
  const editor = await createOwnOperator('editor');
  await enterAdmin(page, '/admin/messages', editor);
  await expect(page.getByText(fill(en.roles.refused.text, { role: en.roles.names.editor }))).toBeVisible();
  await expect(tabNamed(page, en.tabs.operators)).toHaveCount(0);
  await tabNamed(page, en.tabs.history).click();
  await expect(page.getByRole('heading', { name: en.roles.refused.title })).toHaveCount(0);

  // The screen of the editor would still ask with a session that the next one replaces.
  await page.goto('about:blank');
  const support = await createOwnOperator('support');
  await page.context().clearCookies();
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: fill(en.products.deleteLabel, { name: 'RAY' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.productDelete.delete, exact: true }).click();
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await dialog.getByRole('button', { name: en.publish.publish }).click();
  await dialog.getByLabel(en.signIn.email).fill(support.email);
  await dialog.getByLabel(en.signIn.password).fill(support.password);
  await dialog.getByRole('button', { name: en.signIn.submit }).click();
  await expect(page.getByText(fill(en.roles.publishing, { role: en.roles.names.support }))).toBeVisible();
  await expect(page.getByRole('button', { name: en.publish.publish })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await openAdmin(page, '/admin/messages');
  await expect(tabNamed(page, en.tabs.messages)).toBeVisible();
  for (const hidden of [en.tabs.history, en.tabs.colors, en.tabs.products])
    await expect(tabNamed(page, hidden)).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.header.saveChanges })).toHaveCount(0);
});

test('whoever has to set up a second factor is led there from every section', async ({ page }) => {
  await signIn(page, await createOwnOperator());
  await sessionSays(page, { operator: { needsSecondFactor: true } });
  await openAdmin(page, '/admin/messages');
  await expect(page.getByRole('heading', { name: en.secondFactorFirst.title })).toBeVisible();
  await page.getByRole('link', { name: en.secondFactorFirst.button }).click();
  await expect(page.getByRole('button', { name: en.account.secondFactor.start })).toBeVisible();
});

inEachLook(() =>
  test('what a role or a rule refuses has no violation and fits', async ({ page, words, check }) => {
    await enterAdmin(page, '/admin/audit', await createOwnOperator('editor'));
    await expect(page.getByRole('heading', { name: words.roles.refused.title })).toBeVisible();
    await check('refused');
    await sessionSays(page, {
      operator: { needsSecondFactor: true, role: 'owner' },
      session: { isConfirmed: false },
    });
    await openAdmin(page, '/admin/history');
    await expect(page.getByRole('heading', { name: words.secondFactorFirst.title })).toBeVisible();
    await check('second factor first');
    await sessionSays(page, { operator: { role: 'owner' }, session: { isConfirmed: false } });
    await openAdmin(page, '/admin/privacy');
    await page.getByLabel(words.privacy.search.label).fill('a@example.com');
    await page.getByRole('button', { name: words.privacy.search.button }).click();
    await expect(page.getByRole('dialog', { name: words.confirmation.title })).toBeVisible();
    await check('password once more');
  }),
);
