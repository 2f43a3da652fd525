import de from '#content/de/admin.json' with { type: 'json' };
import en from '#content/en/admin.json' with { type: 'json' };
import { adminLooks, wearLook } from '#tests/kit/admin-looks.ts';
import { openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { holdBack } from '#tests/kit/hold-back.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';

const texts = en.operators;
const setUpText = en.audit.actions.operator.setUp;
const { name: ownName, password: ownPassword } = operatorCredentials;

test('somebody is invited, signs in with the link, and is signed out when the access is taken away', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  for (const status of [401, 422]) quiet.allow(`status of ${status}`);
  const name = `Kim ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page);
  await openAdmin(page, '/admin/operators');
  await page.getByRole('button', { name: texts.invite.button }).click();
  await page.getByLabel(texts.invite.name).fill(name);
  await page.getByLabel(texts.invite.email).fill(`${name.replace(' ', '.')}@example.com`);
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.invite.submit }).click();
  const link = await page.getByLabel(texts.link.label).inputValue();
  await page.getByRole('button', { name: texts.link.close }).click();
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText(texts.invited);

  const theirs = await browser.newContext({ baseURL: baseURL! });
  const other = await theirs.newPage();
  const { pathname, search } = new URL(link);
  await openAdmin(other, pathname + search);
  const passwords = other.locator('input[type=password]');
  await expect(passwords).toHaveCount(2);
  for (const field of await passwords.all()) await field.fill('seven waves and a lighthouse');
  const setUp = other.waitForResponse('**/api/admin/setup');
  await other.locator('form [type=submit]').click();
  expect((await setUp).status()).toBe(201);
  await openAdmin(other, '/admin/audit');
  await expect(other.getByRole('listitem').filter({ hasText: setUpText }).first()).toContainText(name);

  await page.getByRole('button', { name: `${texts.remove.button} ${name}` }).click();
  await page.getByLabel(texts.password.label).fill('not my password');
  await page.getByRole('button', { name: texts.remove.submit, exact: true }).click();
  await expect(page.getByText(texts.password.wrong)).toBeVisible();
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.remove.submit, exact: true }).click();
  await expect(item).toHaveCount(0);
  await tabNamed(other, en.tabs.operators).click();
  await expect(other.getByRole('heading', { name: en.locked.title })).toBeVisible();
  await theirs.close();

  await tabNamed(page, en.tabs.audit).click();
  const removed = page.getByRole('listitem').filter({ hasText: en.audit.actions.operator.removed });
  await expect(removed.first()).toContainText(ownName);
});

test('an invitation is refused field by field and what was typed stays', async ({ page, quiet }) => {
  quiet.allow('status of 422');
  await signIn(page);
  await openAdmin(page, '/admin/operators');
  await page.getByRole('button', { name: texts.invite.button }).click();
  await page.getByRole('button', { name: texts.invite.submit }).click();
  await expect(page.getByText(en.common.required)).toHaveCount(3);
  await expect(page.getByLabel(texts.invite.name)).toBeFocused();
  await page.getByLabel(texts.invite.name).fill('Kim');
  await page.getByLabel(texts.invite.email).fill(operatorCredentials.email);
  await page.getByLabel(texts.password.label).fill(ownPassword);
  await page.getByRole('button', { name: texts.invite.submit }).click();
  await expect(page.getByText(texts.invite.taken)).toBeVisible();
  await expect(page.getByLabel(texts.invite.name)).toHaveValue('Kim');
});

test('a one-time link is shown, however somebody tries to close the dialog before it arrives', async ({
  page,
}) => {
  const name = `Kim ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page);
  await openAdmin(page, '/admin/operators');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: texts.invite.button }).click();
  await page.getByLabel(texts.invite.name).fill(name);
  await page.getByLabel(texts.invite.email).fill(`${name.replace(' ', '.')}@example.com`);
  await getLink('**/api/admin/operators', texts.invite.submit);

  await page.getByRole('button', { name: `${texts.renew.button} ${name}` }).click();
  await getLink('**/api/admin/operators/*/link', texts.renew.submit);

  async function getLink(address: string, submit: string) {
    const arrive = await holdBack(page, address);
    await page.getByLabel(texts.password.label).fill(ownPassword);
    await dialog.getByRole('button', { name: submit }).click();
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
    await expect(page.getByLabel(texts.link.label)).toHaveValue(/setup\?token=/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the log is chosen by what it is about and by who did it', async ({ page }) => {
  await signIn(page);
  await openAdmin(page, '/admin/audit');
  const entries = page.getByRole('list', { name: en.audit.listLabel }).getByRole('listitem');
  await expect(entries.first()).toContainText(ownName);
  await page.getByLabel(en.audit.filters.group).selectOption({ label: en.audit.groups.access });
  await page.getByLabel(en.audit.filters.operator).selectOption({ label: ownName });
  await expect(entries.filter({ hasText: en.audit.actions.session.signedIn }).first()).toBeVisible();
  await expect(entries.filter({ hasText: en.audit.actions.operator.invited })).toHaveCount(0);
  await page.getByLabel(en.audit.filters.group).selectOption({ label: en.audit.groups.data });
  await page.getByLabel(en.audit.filters.operator).selectOption({ label: en.audit.filters.nobody });
  await expect(page.getByRole('heading', { name: en.audit.empty.title })).toBeVisible();
});

for (const shown of adminLooks) {
  const { language, look } = shown;
  test(`log and operators have no violation and fit (${look})`, async ({ page }) => {
    const words = { de, en }[language];
    const check = await wearLook(page, shown);
    await signIn(page);
    await openAdmin(page, '/admin/audit');
    await expect(page.getByRole('list', { name: words.audit.listLabel })).toBeVisible();
    await check('log');
    await tabNamed(page, words.tabs.operators).click();
    await expect(page.getByRole('list', { name: words.operators.listLabel })).toBeVisible();
    await check('operators');
    await page.getByRole('button', { name: words.operators.invite.button }).click();
    await page.getByRole('button', { name: words.operators.invite.submit }).click();
    await check('refused invitation');
  });
}
