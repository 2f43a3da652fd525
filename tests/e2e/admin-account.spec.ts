import { adminWords } from '#content/admin/words.ts';
import { passwordLimits } from '#domain/accounts/password.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { enterAdmin, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { mailTo } from '#tests/kit/browser-mailbox.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';
import { openOwnAccount, signInByForm, signInForm, signOut } from '#tests/kit/sign-in-form.ts';

const { en } = adminWords;

const { account, header } = en;

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
  await signIn(other, own);
  await enterAdmin(page, '/admin/account', own);
  const texts = account.password;
  const form = page.getByRole('form', { name: texts.title });
  const submit = form.getByRole('button', { name: texts.submit });
  const fields = [texts.current, texts.new, texts.repeat].map((label) =>
    form.getByLabel(`${label} *`, { exact: true }),
  );
  const [current, wanted, repeat] = fields as [(typeof fields)[0], (typeof fields)[0], (typeof fields)[0]];
  await submit.click();
  await expect(form.getByText(en.signIn.errors.passwordRequired)).toBeVisible();
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
  await expect(page.getByText(en.signIn.errors.wrong)).toBeVisible();
  await signInByForm(page, { ...own, password });
  await openOwnAccount(page, own);
  await other.context().close();
});

test('name and address are changed, the address once its mailbox confirmed it', async ({ page, quiet }) => {
  quiet.allow('status of 422');
  const own = await createOwnOperator();
  const [name, email] = [`${own.name} Kern`, `new.${own.email}`];
  await enterAdmin(page, '/admin/account', own);
  const texts = account.profile;
  const form = page.getByRole('form', { name: texts.title });
  await form.getByLabel(texts.name).fill(name);
  await form.getByLabel(texts.email).fill(email);
  await form.getByLabel(texts.password).fill('not my password');
  await form.getByRole('button', { name: texts.submit }).click();
  await expect(form.getByText(texts.wrong)).toBeVisible();
  await form.getByLabel(texts.password).fill(own.password);
  await form.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(fill(texts.sent, { email })).first()).toBeVisible();
  await expect(page.locator('.account-who')).toHaveText(`${name} ${own.email}`);

  const { text } = await mailTo(email, '#token=');
  await openAdmin(page, `/admin/setup#token=${/#token=(\S+)/.exec(text!)![1]!}`);
  await page.getByRole('button', { name: en.setup.address.submit }).click();
  await expect(page.locator('.account-who')).toHaveText(`${name} ${email}`);
  await mailTo(own.email, email);
});

test('who forgot the password asks for a link, sets a new one and is in; nobody learns who has an account', async ({
  page,
  quiet,
}) => {
  quiet.allow('Clear-Site-Data');
  const own = await createOwnOperator();
  const { forgotten } = en.signIn;
  await openAdmin(page, '/admin/messages');
  await signInForm(page).getByLabel(en.signIn.email).fill('nobody@example.com');
  await page.getByRole('button', { name: forgotten.open }).click();
  const email = page.getByRole('form', { name: forgotten.title }).getByLabel(en.signIn.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('nobody@example.com');
  for (const address of ['nobody@example.com', own.email]) {
    await email.fill(address);
    await page.getByRole('button', { name: forgotten.submit }).click();
    await expect(page.getByRole('heading', { name: forgotten.sentTitle })).toBeFocused();
    await expect(page.getByText(fill(forgotten.sent, { email: address, minutes: 15 }))).toBeVisible();
    await page.getByRole('button', { name: forgotten.back }).click();
    await page.getByRole('button', { name: forgotten.open }).click();
  }
  const { text } = await mailTo(own.email, 'gilt eine Stunde');
  await openAdmin(page, `/admin/setup#token=${/#token=(\S+)/.exec(text!)![1]!}`);
  const password = 'seven waves and a lighthouse';
  const fields = page.locator('input[type=password]');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) await field.fill(password);
  await page.getByRole('button', { name: en.setup.submitPassword }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  // Requests still under way would be refused.
  await page.waitForLoadState('networkidle');
  await signOut(page, own);
  await page.getByRole('link', { name: header.signIn }).click();
  await signInByForm(page, { ...own, password });
  await openOwnAccount(page, own);
  await expect(page.locator('.account-who')).toContainText(own.email);
});
