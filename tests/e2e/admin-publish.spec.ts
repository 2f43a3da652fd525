import type { Browser, Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import type { ContentState } from '#domain/api/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import {
  discardContentDraft,
  enterAdmin,
  openAdmin,
  publicPage,
  publish,
  renderingMs,
  storedColor,
} from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { holdBack } from '#tests/kit/hold-back.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

// In sequence: a release of one test would be a conflict to the other.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => await discardContentDraft(page));

const { email, password } = operatorCredentials;

async function review(page: Page, color: string) {
  await page.getByRole('button', { name: /^Select NOVA/ }).click();
  await page.getByLabel(en.colors.picker.hex, { exact: true }).fill(color);
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  return page.getByRole('dialog');
}

async function signedInPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAdmin(page, '/admin/colors');
  return page;
}

async function draftedColor(page: Page): Promise<unknown> {
  const { fields } = (await (await page.request.get('/api/admin/content/draft')).json()) as ContentState;
  return fields.find(({ id }) => id === 'product.nova.baseColor')?.draft?.value;
}

async function novaStyles(page: Page): Promise<string> {
  return (await publicPage(page, '/nova')).toLowerCase();
}

test('an operator signs in while saving, visitors see the colour, and history compares and brings the old one back', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, '/admin/colors');
  for (const color of ['#0B6E4F', '#7A1F5C']) {
    const dialog = await review(page, color);
    if (color === '#0B6E4F') {
      await dialog.getByRole('button', { name: en.publish.publish }).click();
      await dialog.getByLabel(en.signIn.email).fill(email);
      await dialog.getByLabel(en.signIn.password).fill(password);
      await dialog.getByRole('button', { name: en.signIn.submit }).click();
    }
    await expect(dialog.getByRole('listitem')).toContainText(color);
    await expect(dialog.getByText(`${en.publish.affected}: NOVA`)).toBeVisible();
    await publish(dialog);
    const link = dialog.getByRole('link', { name: fill(en.publish.success.view, { offering: 'NOVA' }) });
    await expect(link).toHaveAttribute('href', '/en/nova');
    await dialog.getByRole('button', { name: en.common.close }).last().click();
    expect(await novaStyles(page)).toContain(color.toLowerCase());
  }

  await page.getByRole('tab', { name: en.tabs.history, exact: true }).click();
  const version = page.getByRole('listitem').filter({ hasText: /^Version \d+/ });
  const dialog = page.getByRole('dialog');
  const changed = dialog.getByRole('listitem').filter({ hasText: '#0B6E4F → #7A1F5C' }).first();
  await version.nth(0).getByRole('button', { name: en.history.actions.changes }).click();
  await expect(changed).toBeVisible();
  await page.keyboard.press('Escape');
  await version.nth(1).getByRole('button', { name: en.history.actions.compare }).click();
  await expect(changed).toBeVisible();
  await page.keyboard.press('Escape');

  await version.nth(1).getByRole('button', { name: en.history.actions.restore }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '#7A1F5C → #0B6E4F' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: en.history.restore, exact: true }).click();
  await expect(dialog).toHaveCount(0, { timeout: renderingMs });
  expect(await novaStyles(page)).toContain('#0b6e4f');
  await expect(version.nth(0)).toContainText(/Brings back version \d+/);
});

test('two operators who change the same colour: the second sees both, and nothing is published unseen', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  quiet.allow('status of 409');
  await enterAdmin(page, '/admin/colors');
  const colleague = await signedInPage(browser);
  const hex = (of: Page) => of.getByLabel(en.colors.picker.hex, { exact: true });
  for (const of of [page, colleague]) await of.getByRole('button', { name: /^Select NOVA/ }).click();
  await hex(page).fill('#1B4965');
  await expect.poll(() => draftedColor(page)).toBe('#1B4965');

  // The colleague has not seen it yet.
  await hex(colleague).fill('#9C2C77');
  const conflict = colleague
    .getByRole('alert')
    .filter({ hasText: fill(en.content.conflict.title, { name: 'Bea Roth' }) });
  await expect(conflict).toContainText('NOVA, Color');
  await expect(conflict).toContainText(/#1B4965.*#9C2C77/s);
  expect(await draftedColor(page)).toBe('#1B4965');
  await conflict.getByRole('button', { name: en.content.conflict.takeOwn }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(() => draftedColor(page)).toBe('#9C2C77');

  await page.getByRole('button', { name: en.header.saveChanges }).click();
  const mine = page.getByRole('dialog');
  await expect(mine.getByRole('listitem')).toContainText('#9C2C77');
  await hex(colleague).fill('#664400');
  await expect.poll(() => draftedColor(page)).toBe('#664400');
  await mine.getByRole('button', { name: en.publish.publish }).click();
  await expect(mine.getByRole('alert')).toContainText(en.publish.refused.contentConflict);
  await expect(mine.getByRole('listitem')).toContainText('#664400');
  expect(await novaStyles(page)).not.toContain('#664400');
  await mine.getByRole('button', { name: en.publish.publish }).click();
  await expect(mine.getByRole('heading', { name: en.publish.success.title })).toBeVisible({
    timeout: renderingMs,
  });
  expect(await novaStyles(page)).toContain('#664400');

  // The colleague has nothing left to publish.
  await colleague.getByRole('button', { name: en.header.saveChanges }).click();
  await expect(colleague.getByRole('dialog')).toContainText(en.publish.nothing);
  await colleague.keyboard.press('Escape');
  await expect(colleague.getByRole('button', { name: 'Select NOVA #664400' })).toBeAttached();
});

test('restoring after somebody else published restores nothing and compares anew', async ({
  page,
  browser,
  quiet,
}) => {
  test.slow();
  quiet.allow('status of 409');
  const colleague = await signedInPage(browser);
  const publishColor = async (color: string) => {
    const theirs = await review(colleague, color);
    await theirs.getByRole('button', { name: en.publish.publish }).click();
    await expect(theirs.getByRole('heading', { name: en.publish.success.title })).toBeVisible({
      timeout: renderingMs,
    });
    await theirs.getByRole('button', { name: en.common.close }).last().click();
  };
  await publishColor('#5B4300');
  await enterAdmin(page, '/admin/history');
  await page.getByRole('button', { name: `${en.history.actions.restore}: ${en.history.initial}` }).click();
  await publishColor('#805500');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.history.restore, exact: true }).click();
  await expect(dialog.getByText(en.history.restoreConflict)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '#805500 →' }).first()).toBeVisible();

  // While this takes a moment, nothing else can be edited.
  const arrive = await holdBack(page, '**/versions/*/restore');
  await dialog.getByRole('button', { name: en.history.restore, exact: true }).click();
  const working = dialog.getByRole('button', { name: en.common.working });
  await expect(working).toBeVisible();
  for (const button of [en.common.cancel, en.common.close])
    await dialog.getByRole('button', { name: button }).click({ force: true });
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await expect(working).toBeVisible();
  arrive();
  await expect(dialog).toHaveCount(0, { timeout: renderingMs });
  expect(await novaStyles(page)).not.toContain('#805500');
});

test('nothing can be edited while a release is under way, and what another tab edits is not published unseen', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow('status of 409');
  await enterAdmin(page, '/admin/colors');
  const dialog = await review(page, '#2A6F97');
  const publishing = dialog.getByRole('button', { name: en.publish.publish });
  await expect(publishing).toBeVisible();
  const arrive = await holdBack(page, '**/api/admin/releases');
  await publishing.click();
  await expect(dialog.getByRole('status')).toHaveText(en.publish.publishing);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toContainText('#2A6F97');
  for (const name of [en.publish.keepEditing, en.common.close]) {
    const button = dialog.getByRole('button', { name });
    await button.click({ force: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(dialog.getByRole('listitem')).toContainText('#2A6F97');
  await expect(dialog.getByRole('status')).toHaveText(en.publish.publishing);

  const tab = await context.newPage();
  await openAdmin(tab, '/admin/colors');
  await tab.getByRole('button', { name: /^Select SOPHIE/ }).click();
  await tab.getByLabel(en.colors.picker.hex, { exact: true }).fill('#5C3D99');
  await expect.poll(() => storedColor(page, 'sophie')).toBe('#5C3D99');

  arrive();
  await expect(dialog.getByRole('alert')).toContainText(en.publish.refused.contentConflict);
  await expect(dialog.getByRole('listitem').filter({ hasText: '#5C3D99' })).toBeVisible();
  await publish(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select SOPHIE #5C3D99' })).toBeVisible();
  expect(await storedColor(page, 'sophie')).toBe('#5C3D99');
});

test('a store that takes nothing says so, and the draft stays and can be published later', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 503');
  await enterAdmin(page, '/admin/colors');
  const dialog = await review(page, '#3D5A80');
  await page.route('**/api/admin/releases', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', json: { status: 503 } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: en.publish.publish }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(en.publish.failure.title);
  await expect(alert).toContainText(en.errors.unavailable);
  await expect(alert).toContainText(en.publish.failure.text);
  await dialog.getByRole('button', { name: en.publish.keepEditing }).click();
  await expect(page.getByRole('button', { name: 'Select NOVA #3D5A80' })).toBeVisible();
  await expect(page.getByText('1 unpublished change')).toBeVisible();
});

test('a line that breaks while publishing promises nothing it cannot know', async ({ page, quiet }) => {
  quiet.allow('net::ERR_');
  await enterAdmin(page, '/admin/colors');
  const dialog = await review(page, '#3D5A80');
  await page.route('**/api/admin/releases', (route) => route.abort());
  await dialog.getByRole('button', { name: en.publish.publish }).click();
  await expect(dialog.getByRole('alert')).toContainText(en.publish.failure.unknown);
});

test('a weak colour is named in the review, and the nearest readable one is a click away', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 503');
  await enterAdmin(page, '/admin/colors');
  const dialog = await review(page, '#FFFFCC');
  await expect(dialog.getByText(/combinations are hard to read/)).toBeVisible();
  const suggestion = dialog.getByRole('button', { name: en.contrast.useSuggestion });

  // The suggestion must not work while the weak colour is being published, which fails here.
  await page.route('**/api/admin/releases', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  const arrive = await holdBack(page, '**/api/admin/releases');
  await dialog.getByRole('button', { name: en.publish.publishWeak }).click();
  await suggestion.click({ force: true });
  await expect(suggestion).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('listitem')).toContainText('#FFFFCC');
  arrive();
  await expect(dialog.getByText(en.publish.failure.title)).toBeVisible();

  await suggestion.click();
  await expect(dialog.getByText(/combinations are hard to read/)).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).not.toContainText('#FFFFCC');
});
