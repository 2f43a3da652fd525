import { Secret, TOTP } from 'otpauth';
import { adminWords } from '#content/admin/words.ts';
import { enterAdmin, openAdmin } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';
import { openOwnAccount, signInByForm, signOut } from '#tests/kit/sign-in-form.ts';

const { en } = adminWords;

const { header } = en;
const factor = en.account.secondFactor;

test('the second factor is turned on, asked for at sign-in, replaced by a recovery code, and turned off', async ({
  page,
  quiet,
}) => {
  test.slow();
  for (const line of ['status of 401', 'status of 422', 'Clear-Site-Data']) quiet.allow(line);
  const own = await createOwnOperator();
  await enterAdmin(page, '/admin/account', own);
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
  const code = page.getByLabel(en.signIn.secondFactor.label);
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: en.signIn.submit }).click();
  await expect(page.getByText(en.signIn.secondFactor.wrong)).toBeVisible();
  // The current code has been used; the next one is already valid.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: en.signIn.submit }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await openOwnAccount(page, own);
  await expect(card).toContainText('10 recovery codes');

  await signOut(page, own);
  await page.getByRole('link', { name: header.signIn }).click();
  await signInByForm(page, own);
  await code.fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: en.signIn.submit }).click();
  await openOwnAccount(page, own);
  await expect(card).toContainText('9 recovery codes');

  await card.getByRole('button', { name: factor.renew.title }).click();
  await dialog.getByLabel(factor.password).fill(own.password);
  await dialog.getByRole('button', { name: factor.renew.submit }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await dialog.getByRole('listitem').allInnerTexts()).not.toContain(codes[1]);
  // They are shown once: only *Done* closes.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: en.common.close, exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: factor.codes.done }).click();
  await expect(card).toContainText('10 recovery codes');

  await card.getByRole('button', { name: factor.disable.title }).click();
  await dialog.getByLabel(factor.password).fill(own.password);
  await dialog.getByRole('button', { name: factor.disable.submit }).click();
  await expect(card.getByText(factor.off)).toBeVisible();
});

inEachLook(() =>
  test('account and its dialogs have no violation and fit', async ({ page, words, check }) => {
    test.setTimeout(90_000);
    const texts = words.account.secondFactor;
    const own = await createOwnOperator();
    await openAdmin(page, '/admin/account');
    await expect(page.getByRole('link', { name: words.header.signIn })).toBeVisible();
    await check('nobody signed in');
    await enterAdmin(page, '/admin/account', own);
    await expect(page.getByRole('button', { name: texts.start })).toBeVisible();
    await page.getByRole('button', { name: words.account.password.submit }).click();
    await check('account');
    await page.getByRole('button', { name: own.name }).click();
    // What it covers is not to be pressed.
    await check('menu', '.account-menu');
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
    await dialog.getByRole('button', { name: texts.codes.done }).click();
    await expect(page.getByRole('button', { name: texts.renew.title })).toBeVisible();
    await check('second factor on');
  }),
);
