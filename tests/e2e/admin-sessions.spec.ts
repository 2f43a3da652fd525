import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { productColorsKey } from '#domain/publishing/product-color.ts';
import { enterAdmin, openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';
import {
  endSessionElsewhere,
  openOwnAccount,
  signInByForm,
  signInForm,
  signOut,
} from '#tests/kit/sign-in-form.ts';

const { en } = adminWords;

const { account, header } = en;

test('the header leads to sign-in and says who is signed in; signing out ends the session and keeps the colours', async ({
  page,
  quiet,
}) => {
  quiet.allow('Clear-Site-Data');
  const own = await createOwnOperator();
  await openAdmin(page, '/admin/colors');
  const drafts = await page.evaluate((key) => localStorage.getItem(key), productColorsKey);
  await page.getByRole('link', { name: header.signIn }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page).toHaveTitle(fill(en.meta.titles.account, { brand: 'Elambra' }));
  await signInByForm(page, own);
  // Not the account: no screen had asked for the sign-in.
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: en.dashboard.title, level: 1 })).toBeFocused();
  await openOwnAccount(page, own);
  await expect(page.locator('.account-who')).toHaveText(`${own.name} ${own.email}`);

  const menu = page.getByRole('button', { name: `${header.account}: ${own.name}` });
  await menu.click();
  await expect(page.getByRole('button', { name: header.signOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: header.signOut })).toBeHidden();
  await expect(menu).toBeFocused();
  await signOut(page, own);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText(en.header.signedOut).first()).toBeVisible();
  expect((await page.request.get('/api/admin/sessions')).status()).toBe(401);
  expect(await page.evaluate((key) => localStorage.getItem(key), productColorsKey)).toBe(drafts);
});

test('a sign-in that a screen asked for stays on that screen', async ({ page }) => {
  const own = await createOwnOperator();
  for (const [path, title] of [
    ['messages', en.messages.title],
    ['account', account.title],
  ] as const) {
    // An open page would ask for news without its cookie.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await openAdmin(page, `/admin/${path}`);
    await signInByForm(page, own);
    await expect(page.getByRole('button', { name: own.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
});

test('a sign-out that does not reach the server says so, and the session goes on', async ({
  page,
  quiet,
}) => {
  quiet.allow('net::ERR_FAILED');
  const own = await createOwnOperator();
  await enterAdmin(page, '/admin', own);
  await page.route('**/api/admin/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: own.name }).click();
  await page.getByRole('button', { name: header.signOut }).click();
  await expect(page.getByText(en.errors.title).first()).toBeVisible();
  await expect(page.getByRole('button', { name: own.name })).toBeVisible();
});

test('sessions are listed by device and ended one by one or all at once', async ({ page, browser }) => {
  const own = await createOwnOperator();
  const others = await Promise.all(
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'curl/8.5.0',
    ].map(async (userAgent) => {
      const other = await (await browser.newContext({ userAgent })).newPage();
      await signIn(other, own);
      return other;
    }),
  );
  const isSignedIn = async (other: Page) => (await other.request.get('/api/admin/sessions')).ok();
  await enterAdmin(page, '/admin/account', own);
  const list = page.getByRole('region', { name: account.sessions.title });
  const items = list.getByRole('listitem');
  // The setup created a session too.
  await expect(items.filter({ hasText: account.sessions.current })).toContainText('Chrome on Linux');
  for (const device of ['Safari on iPhone', 'Firefox on Windows', account.sessions.unknown])
    await expect(items.filter({ hasText: device })).toHaveCount(1);

  await list.getByRole('button', { name: `${account.sessions.end} Safari on iPhone` }).click();
  await expect(items.filter({ hasText: 'Safari on iPhone' })).toHaveCount(0);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true]);
  await list.getByRole('button', { name: account.sessions.endAll }).click();
  await expect(items).toHaveCount(1);
  await expect(list.getByRole('heading')).toBeFocused();
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
  expect(await isSignedIn(page)).toBe(true);
  for (const other of others) await other.context().close();
});

test('a session that ended elsewhere leads to sign-in, and what was being written is still there', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 401');
  const own = await createOwnOperator();
  await signIn(page, own);
  const visitor = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const sent = { name: visitor, email: 'visitor@example.com', message: 'Hello' };
  expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  await openAdmin(page, `/admin/messages?q=${encodeURIComponent(visitor)}`);
  await page.getByRole('link', { name: visitor }).click();
  const { notes, reply } = en.messages;
  await page.getByLabel(notes.label).fill('Half a note');
  await page.getByRole('textbox', { name: new RegExp(`^${reply.body}`) }).fill('Half a reply');
  await page.getByRole('button', { name: notes.save }).focus();
  await endSessionElsewhere(page);
  // The note may have given way to the sign-in already.
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.signIn.errors.expired)).toBeVisible();
  await expect(signInForm(page).getByLabel(en.signIn.email)).toBeFocused();
  await expect(page.getByText(visitor)).toHaveCount(0);
  await signInByForm(page, own);
  await expect(page.getByLabel(notes.label)).toHaveValue('Half a note');
  await expect(page.getByRole('textbox', { name: new RegExp(`^${reply.body}`) })).toHaveValue('Half a reply');

  await tabNamed(page, en.tabs.privacy).click();
  await page.getByLabel(en.privacy.search.label).fill('visitor@example.com');
  await endSessionElsewhere(page);
  // The form may have given way to the sign-in already.
  await page.keyboard.press('Enter');
  await signInByForm(page, own);
  await expect(page.getByLabel(en.privacy.search.label)).toHaveValue('visitor@example.com');
});

test('coming back to a page whose session ended meanwhile shows the sign-in at once', async ({ page }) => {
  const own = await createOwnOperator();
  await signIn(page, own);
  for (const path of ['messages', 'responses', 'history', 'privacy', 'audit', 'operators', 'account']) {
    await openAdmin(page, `/admin/${path}`);
    await expect(page.getByRole('button', { name: own.name })).toBeVisible();
    await expect(signInForm(page)).toHaveCount(0);
    await page.route('**/api/admin/session', (route) => route.fulfill({ json: { operator: null } }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText(en.signIn.errors.expired)).toBeVisible();
    await expect(page.getByRole('link', { name: header.signIn })).toBeVisible();
    await page.unroute('**/api/admin/session');
  }
});

test('drafts of one operator are not shown to the next one', async ({ page, quiet }) => {
  quiet.allow('status of 401');
  const [first, second] = [await createOwnOperator(), await createOwnOperator()];
  await enterAdmin(page, '/admin/privacy', first);
  await page.getByLabel(en.privacy.search.label).fill('somebody@example.com');
  await endSessionElsewhere(page);
  await page.keyboard.press('Enter');
  await signInByForm(page, second);
  await expect(page.getByLabel(en.privacy.search.label)).toHaveValue('');
});
