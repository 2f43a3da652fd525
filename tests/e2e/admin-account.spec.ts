import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fill } from '#app/words/fill.ts';
import de from '#content/de/admin.json' with { type: 'json' };
import en from '#content/en/admin.json' with { type: 'json' };
import { passwordLimits } from '#domain/password.ts';
import { productColorsKey } from '#domain/product-color.ts';
import { siteAddress } from '#tests/kit/addresses.ts';
import { adminLooks, wearLook } from '#tests/kit/admin-looks.ts';
import { openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { type Credentials, createOwnOperator, signInAs } from '#tests/kit/own-operator.ts';

const { account, header, signIn } = en;
const factor = account.secondFactor;

async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  const form = signInForm(page);
  await form.getByLabel(signIn.email).fill(email);
  await form.getByLabel(signIn.password).fill(password);
  await form.getByRole('button', { name: signIn.submit }).click();
}

function signInForm(page: Page) {
  return page.getByRole('form', { name: en.locked.title });
}

async function endSessionElsewhere(page: Page): Promise<void> {
  const answer = await page.request.delete('/api/admin/session', { headers: { Origin: siteAddress } });
  expect(answer.status()).toBe(204);
}

async function signOut(page: Page, { name }: Credentials): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: header.signOut }).click();
  await expect(page.getByRole('link', { name: header.signIn })).toBeVisible();
}

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
  await expect(page).toHaveTitle(en.meta.titles.account.replace('{{brand}}', 'Elambra'));
  await signInByForm(page, own);
  await expect(page.getByRole('heading', { name: account.title, level: 1 })).toBeFocused();
  await expect(page.locator('.account-who')).toHaveText(`${own.name} ${own.email}`);

  const menu = page.getByRole('button', { name: `${header.account}: ${own.name}` });
  await menu.click();
  await expect(page.getByRole('button', { name: header.signOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: header.signOut })).toBeHidden();
  await expect(menu).toBeFocused();
  await signOut(page, own);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText(signIn.signedOut).first()).toBeVisible();
  expect((await page.request.get('/api/admin/sessions')).status()).toBe(401);
  expect(await page.evaluate((key) => localStorage.getItem(key), productColorsKey)).toBe(drafts);
});

test('a sign-out that does not reach the server says so, and the session goes on', async ({
  page,
  quiet,
}) => {
  quiet.allow('net::ERR_FAILED');
  const own = await createOwnOperator();
  await signInAs(page, own);
  await openAdmin(page, '/admin');
  await page.route('**/api/admin/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: own.name }).click();
  await page.getByRole('button', { name: header.signOut }).click();
  await expect(page.getByText(en.errors.title).first()).toBeVisible();
  await expect(page.getByRole('button', { name: own.name })).toBeVisible();
});

test('the password is changed, the old one stops working, and other sessions end', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow('status of 401');
  quiet.allow('status of 422');
  quiet.allow('Clear-Site-Data');
  const own = await createOwnOperator();
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, own);
  await signInAs(page, own);
  await openAdmin(page, '/admin/account');
  const texts = account.password;
  const form = page.getByRole('form', { name: texts.title });
  const submit = form.getByRole('button', { name: texts.submit });
  const fields = [texts.current, texts.new, texts.repeat].map((label) =>
    form.getByLabel(`${label} *`, { exact: true }),
  );
  const [current, wanted, repeat] = fields as [(typeof fields)[0], (typeof fields)[0], (typeof fields)[0]];
  await submit.click();
  await expect(form.getByText(signIn.errors.passwordRequired)).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill('not my password');
  await wanted.fill('short');
  await submit.click();
  await expect(form.getByText(fill(en.setup.errors.passwordShort, passwordLimits))).toBeVisible();
  await wanted.fill('password1234!');
  await repeat.fill('password1234?');
  await submit.click();
  await expect(form.getByText(en.setup.errors.repeatDifferent)).toBeVisible();
  await repeat.fill('password1234!');
  await submit.click();
  await expect(form.getByText(en.setup.errors.passwordCommon)).toBeVisible();
  await expect(wanted).toBeFocused();
  const password = 'seven waves and a lighthouse';
  await wanted.fill(password);
  await repeat.fill(password);
  await submit.click();
  await expect(form.getByText(texts.wrong)).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(own.password);
  await submit.click();
  await expect(page.getByText(texts.done).first()).toBeVisible();
  await expect(current).toHaveValue('');

  expect((await other.request.get('/api/admin/sessions')).status()).toBe(401);
  await signOut(page, own);
  await page.getByRole('link', { name: header.signIn }).click();
  await signInByForm(page, own);
  await expect(page.getByText(signIn.errors.wrong)).toBeVisible();
  await signInByForm(page, { ...own, password });
  await expect(page.locator('.account-who')).toBeVisible();
  await other.context().close();
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
      await signInAs(other, own);
      return other;
    }),
  );
  const isSignedIn = async (other: Page) => (await other.request.get('/api/admin/sessions')).ok();
  await signInAs(page, own);
  await openAdmin(page, '/admin/account');
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

test('the second factor is turned on, asked for at sign-in, replaced by a recovery code, and turned off', async ({
  page,
  quiet,
}) => {
  test.slow();
  for (const line of ['status of 401', 'status of 422', 'Clear-Site-Data']) quiet.allow(line);
  const own = await createOwnOperator();
  await signInAs(page, own);
  await openAdmin(page, '/admin/account');
  await page.getByRole('button', { name: factor.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(factor.password).fill('not my password');
  await dialog.getByRole('button', { name: factor.enable.submit }).click();
  await expect(dialog.getByText(factor.passwordWrong)).toBeVisible();
  await dialog.getByLabel(factor.password).fill(own.password);
  await dialog.getByRole('button', { name: factor.enable.submit }).click();

  const image = dialog.getByRole('img', { name: factor.qrAlt });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const key = (await dialog.locator('.factor-key').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel(factor.confirm).fill('000000');
  await dialog.getByRole('button', { name: factor.activate }).click();
  await expect(dialog.getByText(factor.codeWrong)).toBeVisible();
  await dialog.getByLabel(factor.confirm).fill(app.generate());
  await dialog.getByRole('button', { name: factor.activate }).click();
  await expect(dialog.getByRole('heading', { name: factor.codes.title })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: factor.codes.download }).click(),
  ]);
  const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
  expect(file).toContain(own.email);
  expect(file.split('\r\n').filter((line) => codes.includes(line))).toEqual(codes);
  await dialog.getByRole('button', { name: factor.codes.done }).click();
  const card = page.getByRole('region', { name: factor.title });
  await expect(card).toContainText('10 recovery codes');

  await signOut(page, own);
  await page.getByRole('link', { name: header.signIn }).click();
  await signInByForm(page, own);
  const code = page.getByLabel(signIn.secondFactor.label);
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(signIn.secondFactor.wrong)).toBeVisible();
  // The current code has been used; the next one is already valid.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(card).toContainText('10 recovery codes');

  await signOut(page, own);
  await page.getByRole('link', { name: header.signIn }).click();
  await signInByForm(page, own);
  await code.fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(card).toContainText('9 recovery codes');

  await card.getByRole('button', { name: factor.renew.title }).click();
  await dialog.getByLabel(factor.password).fill(own.password);
  await dialog.getByRole('button', { name: factor.renew.submit }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await dialog.getByRole('listitem').allInnerTexts()).not.toContain(codes[1]);
  await page.keyboard.press('Escape');
  await expect(card).toContainText('10 recovery codes');

  await card.getByRole('button', { name: factor.disable.title }).click();
  await dialog.getByLabel(factor.password).fill(own.password);
  await dialog.getByRole('button', { name: factor.disable.submit }).click();
  await expect(card.getByText(factor.off)).toBeVisible();
});

test('a session that ended elsewhere leads to sign-in, and what was being written is still there', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 401');
  const own = await createOwnOperator();
  await signInAs(page, own);
  const visitor = `Visitor ${crypto.randomUUID().slice(0, 8)}`;
  const sent = { name: visitor, email: 'visitor@example.com', message: 'Hello' };
  expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  await openAdmin(page, `/admin/messages?q=${encodeURIComponent(visitor)}`);
  await page.getByRole('link', { name: visitor }).click();
  const { notes, reply } = en.messages;
  await page.getByLabel(notes.label).fill('Half a note');
  await page.getByLabel(reply.body).fill('Half a reply');
  await endSessionElsewhere(page);
  await page.getByRole('button', { name: notes.save }).click();
  await expect(page.getByText(signIn.errors.expired)).toBeVisible();
  await expect(signInForm(page).getByLabel(signIn.email)).toBeFocused();
  await expect(page.getByText(visitor)).toHaveCount(0);
  await signInByForm(page, own);
  await expect(page.getByLabel(notes.label)).toHaveValue('Half a note');
  await expect(page.getByLabel(reply.body)).toHaveValue('Half a reply');

  await tabNamed(page, en.tabs.privacy).click();
  await page.getByLabel(en.privacy.search.label).fill('visitor@example.com');
  await endSessionElsewhere(page);
  await page.getByRole('button', { name: en.privacy.search.button }).click();
  await signInByForm(page, own);
  await expect(page.getByLabel(en.privacy.search.label)).toHaveValue('visitor@example.com');
});

test('coming back to a page whose session ended meanwhile shows the sign-in at once', async ({ page }) => {
  const own = await createOwnOperator();
  await signInAs(page, own);
  for (const path of ['messages', 'responses', 'history', 'privacy', 'audit', 'operators', 'account']) {
    await openAdmin(page, `/admin/${path}`);
    await expect(page.getByRole('button', { name: own.name })).toBeVisible();
    await expect(signInForm(page)).toHaveCount(0);
    await page.route('**/api/admin/session', (route) => route.fulfill({ json: { operator: null } }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText(signIn.errors.expired)).toBeVisible();
    await expect(page.getByRole('link', { name: header.signIn })).toBeVisible();
    await page.unroute('**/api/admin/session');
  }
});

test('drafts of one operator are not shown to the next one', async ({ page, quiet }) => {
  quiet.allow('status of 401');
  const [first, second] = [await createOwnOperator(), await createOwnOperator()];
  await signInAs(page, first);
  await openAdmin(page, '/admin/privacy');
  await page.getByLabel(en.privacy.search.label).fill('somebody@example.com');
  await endSessionElsewhere(page);
  await page.getByRole('button', { name: en.privacy.search.button }).click();
  await signInByForm(page, second);
  await expect(page.getByLabel(en.privacy.search.label)).toHaveValue('');
});

// A11Y-10 and A11Y-28.
for (const shown of adminLooks) {
  const { language, look } = shown;
  test(`account and its dialogs have no violation and fit (${look})`, async ({ page }) => {
    test.setTimeout(90_000);
    const words = { de, en }[language];
    const texts = words.account.secondFactor;
    const own = await createOwnOperator();
    const check = await wearLook(page, shown);
    await openAdmin(page, '/admin/account');
    await expect(page.getByRole('link', { name: words.header.signIn })).toBeVisible();
    await check('nobody signed in');
    await signInAs(page, own);
    await openAdmin(page, '/admin/account');
    await expect(page.getByRole('button', { name: texts.start })).toBeVisible();
    await page.getByRole('button', { name: words.account.password.submit }).click();
    await check('account');
    await page.getByRole('button', { name: own.name }).click();
    await check('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.start }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.password).fill(own.password);
    await check('password dialog');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img')).toBeVisible();
    await check('secret');
    const key = (await dialog.locator('.factor-key').innerText()).replaceAll(' ', '');
    await dialog.getByLabel(texts.confirm).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await check('recovery codes');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.renew.title })).toBeVisible();
    await check('second factor on');
  });
}
