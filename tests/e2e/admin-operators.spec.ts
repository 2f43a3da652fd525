import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { siteAddress } from '#tests/kit/addresses.ts';
import { enterAdmin, openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { mailTo } from '#tests/kit/browser-mailbox.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { type Credentials, operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { createOwnOperator, mailedToken } from '#tests/kit/own-operator.ts';

const { de, en } = adminWords;

const texts = en.operators;
const setUpText = fill(en.audit.actions.operator.setUp.invited, { who: '' });
const { name: ownName, password: ownPassword } = operatorCredentials;

async function manage(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `${texts.manage.button} ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: deed }).click();
}

async function turnSecondFactorOn(page: Page, { password }: Credentials): Promise<TOTP> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { Origin: siteAddress } });
    return (await answer.json()) as { secret: string };
  };
  const { secret } = await post('/api/admin/totp', { password });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await post('/api/admin/totp/confirm', { code: app.generate() });
  return app;
}

test('somebody is invited, signs in with the link, and is signed out when the access is taken away', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  for (const status of [401, 422]) quiet.allow(`status of ${status}`);
  const name = `Kim ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  await enterAdmin(page, '/admin/operators');
  await page.getByRole('button', { name: texts.invite.button }).click();
  await page.getByLabel(texts.invite.name).fill(name);
  await page.getByLabel(texts.invite.email).fill(email);
  await page.getByRole('radio', { name: en.roles.names.owner }).check();
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.invite.submit, exact: true }).click();
  await expect(page.getByText(fill(texts.invite.sent, { email })).first()).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText(texts.invited);
  await expect(item).toContainText(`Link sent to ${email}`);

  const theirs = await browser.newContext({ baseURL: baseURL! });
  const other = await theirs.newPage();
  await openAdmin(other, `/admin/setup#token=${await mailedToken(email)}`);
  const passwords = other.locator('input[type=password]');
  await expect(passwords).toHaveCount(2);
  for (const field of await passwords.all()) await field.fill('seven waves and a lighthouse');
  const setUp = other.waitForResponse('**/api/admin/setup');
  await other.locator('form [type=submit]').click();
  expect((await setUp).status()).toBe(201);
  await openAdmin(other, '/admin/audit');
  await expect(other.getByRole('listitem').filter({ hasText: setUpText }).first()).toContainText(name);

  await manage(page, name, texts.actions.remove.button);
  await page.getByLabel(texts.password.label).fill('not my password');
  await page.getByRole('button', { name: texts.actions.remove.submit, exact: true }).click();
  await expect(page.getByText(texts.password.wrong)).toBeVisible();
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.actions.remove.submit, exact: true }).click();
  await expect(item).toHaveCount(0);
  await tabNamed(other, en.tabs.operators).click();
  await expect(other.getByRole('heading', { name: en.locked.title })).toBeVisible();
  await theirs.close();

  await tabNamed(page, en.tabs.audit).click();
  const removed = fill(en.audit.actions.operator.removed, { who: ownName, name });
  await expect(page.getByRole('listitem').filter({ hasText: removed })).toHaveCount(1);
});

test('an invitation is refused field by field and what was typed stays', async ({ page, quiet }) => {
  quiet.allow('status of 422');
  await enterAdmin(page, '/admin/operators');
  await page.getByRole('button', { name: texts.invite.button }).click();
  await page.getByRole('button', { name: texts.invite.submit, exact: true }).click();
  await expect(page.getByText(en.common.required)).toHaveCount(3);
  await expect(page.getByLabel(texts.invite.name)).toBeFocused();
  await page.getByLabel(texts.invite.name).fill('Kim');
  await page.getByLabel(texts.invite.email).fill(operatorCredentials.email);
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.invite.submit, exact: true }).click();
  await expect(page.getByText(texts.invite.taken)).toBeVisible();
  await expect(page.getByLabel(texts.invite.name)).toHaveValue('Kim');
});

test('without a mail server the one-time link is shown, however somebody tries to close the dialog before it arrives', async ({
  page,
}) => {
  const link = 'https://site.example/admin/setup#token=shown-once';
  await signIn(page);
  let arrive = () => {};
  await page.route('**/api/admin/operators', async (route) => {
    if (route.request().method() === 'GET') {
      const response = await route.fetch({ maxRetries: 2 });
      return await route.fulfill({ response, json: { ...(await response.json()), sendsMail: false } });
    }
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return await route.fulfill({ status: 201, json: { link } });
  });
  await openAdmin(page, '/admin/operators');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: texts.invite.button }).click();
  await expect(dialog.getByText(texts.invite.textWithoutMail)).toBeVisible();
  await page.getByLabel(texts.invite.name).fill('Kim');
  await page.getByLabel(texts.invite.email).fill('kim@example.com');
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await dialog.getByRole('button', { name: texts.invite.submit }).click();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await expect(dialog.getByLabel(texts.password.label)).toBeVisible();
  await expect(dialog.getByRole('button', { name: en.common.working })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(en.common.working);
  for (const name of [en.common.cancel, en.common.close]) {
    const button = dialog.getByRole('button', { name });
    await button.click({ force: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(name === en.common.close ? en.common.working : '');
  }
  arrive();
  await expect(page.getByLabel(texts.link.label)).toHaveValue(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('another role is given, its sections go at once, and the person is told', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  quiet.allow('status of 403');
  const own = await createOwnOperator();
  const theirs = await browser.newContext({ baseURL: baseURL! });
  const other = await theirs.newPage();
  await enterAdmin(other, '/admin/audit', own);
  await expect(other.getByRole('list', { name: en.audit.listLabel })).toBeVisible();

  await enterAdmin(page, '/admin/operators');
  await manage(page, own.name, texts.actions.role.button);
  await page.getByRole('radio', { name: en.roles.names.support }).check();
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.actions.role.submit, exact: true }).click();
  const item = page.getByRole('listitem').filter({ hasText: own.email });
  await expect(item).toContainText(en.roles.names.support);
  await mailTo(own.email, de.roles.names.support);

  // Unless the page has heard of it meanwhile, the next request is refused.
  const filter = other.getByLabel(en.audit.filters.group);
  await filter.selectOption({ label: en.audit.groups.access }, { timeout: 3000 }).catch(() => {});
  await expect(other.getByRole('heading', { name: en.roles.refused.title })).toBeVisible();
  for (const tab of ['history', 'privacy', 'operators'] as const)
    await expect(tabNamed(other, en.tabs[tab])).toHaveCount(0);
  await tabNamed(other, en.tabs.messages).click();
  await expect(other.getByLabel(en.messages.searchLabel)).toBeVisible();
  await expect(other.getByRole('link', { name: en.messages.export })).toHaveCount(0);
  await theirs.close();
});

test('a reset goes by mail, keeps the second factor, and leads to sign-in', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  quiet.allow('status of 401');
  const own = await createOwnOperator('support');
  const theirs = await browser.newContext({ baseURL: baseURL! });
  const other = await theirs.newPage();
  await signIn(other, own);
  const app = await turnSecondFactorOn(other, own);

  await enterAdmin(page, '/admin/operators');
  await manage(page, own.name, texts.actions.link.button);
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.actions.link.submit, exact: true }).click();
  await expect(page.getByText(fill(texts.actions.link.done, own)).first()).toBeVisible();
  const { text } = await mailTo(own.email, 'neues Passwort für Ihren Zugang');

  await openAdmin(other, `/admin/setup#token=${/#token=(\S+)/.exec(text!)![1]!}`);
  const passwords = other.locator('input[type=password]');
  await expect(passwords).toHaveCount(2);
  for (const field of await passwords.all()) await field.fill('seven waves and a lighthouse');
  await other.locator('form [type=submit]').click();
  await expect(other.getByText(en.setup.passwordSet).first()).toBeVisible();
  const form = other.getByRole('form', { name: en.locked.title });
  await form.getByLabel(en.signIn.email).fill(own.email);
  await form.getByLabel(en.signIn.password).fill('seven waves and a lighthouse');
  await form.getByRole('button', { name: en.signIn.submit }).click();
  await other.getByLabel(en.signIn.secondFactor.label).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await other.getByRole('button', { name: en.signIn.submit }).click();
  await expect(other).toHaveURL(/\/admin\/dashboard$/);
  await expect(other.getByRole('button', { name: own.name })).toBeVisible();
  await theirs.close();
});

test('the log is chosen by what it is about and by who did it', async ({ page }) => {
  await enterAdmin(page, '/admin/audit');
  const entries = page.getByRole('list', { name: en.audit.listLabel }).getByRole('listitem');
  // Not the first entry: operators of other tests sign in meanwhile.
  await expect(entries.filter({ hasText: ownName }).first()).toBeVisible();
  await page.getByLabel(en.audit.filters.group).selectOption({ label: en.audit.groups.access });
  await page.getByLabel(en.audit.filters.operator).selectOption({ label: ownName });
  await expect(
    entries.filter({ hasText: fill(en.audit.actions.session.signedIn, { who: '' }) }).first(),
  ).toBeVisible();
  await expect(entries.filter({ hasText: 'invited' })).toHaveCount(0);
  await page.getByLabel(en.audit.filters.group).selectOption({ label: en.audit.groups.data });
  await page.getByLabel(en.audit.filters.operator).selectOption({ label: en.audit.filters.nobody });
  await expect(page.getByRole('heading', { name: en.audit.empty.title })).toBeVisible();
});

test('of two choices in quick succession both count', async ({ page }) => {
  await enterAdmin(page, '/admin/audit');
  const group = page.getByLabel(en.audit.filters.group);
  const operator = page.getByLabel(en.audit.filters.operator);
  await expect(group).toBeVisible();
  await page.evaluate(
    async (selects) => {
      for (const [select, value] of selects as [HTMLSelectElement, string][]) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // A busy browser has rendered nothing yet when the next choice comes.
        for (let turn = 0; turn < 100; turn++) await undefined;
      }
    },
    [
      [await group.elementHandle(), 'data'],
      [await operator.elementHandle(), 'none'],
    ],
  );
  await expect(page).toHaveURL(/\?group=data&operator=none$/);
});

inEachLook(() =>
  test('log and operators have no violation and fit', async ({ page, words, check }) => {
    const own = await createOwnOperator();
    await enterAdmin(page, '/admin/audit');
    await expect(page.getByRole('list', { name: words.audit.listLabel })).toBeVisible();
    await check('log');
    await tabNamed(page, words.tabs.operators).click();
    await expect(page.getByRole('list', { name: words.operators.listLabel })).toBeVisible();
    await check('operators');
    await page.getByRole('button', { name: words.operators.invite.button }).click();
    await page.getByRole('button', { name: words.operators.invite.submit, exact: true }).click();
    await check('refused invitation');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.operators.rule.make }).click();
    await check('rule');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `${words.operators.manage.button} ${own.name}` }).click();
    await check('what can be done');
    await page.getByRole('dialog').getByRole('button', { name: words.operators.actions.role.button }).click();
    await check('role');
  }),
);
