import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import cancelDe from '#content/de/cancel-contract.json' with { type: 'json' };
import commonDe from '#content/de/common.json' with { type: 'json' };
import support from '#content/de/support.json' with { type: 'json' };
import withdrawDe from '#content/de/withdraw-contract.json' with { type: 'json' };
import cancelEn from '#content/en/cancel-contract.json' with { type: 'json' };
import commonEn from '#content/en/common.json' with { type: 'json' };
import withdrawEn from '#content/en/withdraw-contract.json' with { type: 'json' };
import { pathIn } from '#domain/language/addresses.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { siteAddress } from '#tests/kit/addresses.ts';
import { openAdmin } from '#tests/kit/admin-page.ts';
import { countMailsContaining, mailTo } from '#tests/kit/browser-mailbox.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';

const { en: admin } = adminWords;

const unique = (text: string) => `${text} ${crypto.randomUUID()}`;
/** A mailbox gets few confirmations a day, and the tests share a store. */
const uniqueAddress = () => `kunde-${crypto.randomUUID()}@kunde.example`;

const languages = [
  { language: 'de', withdraw: withdrawDe, cancel: cancelDe, common: commonDe },
  { language: 'en', withdraw: withdrawEn, cancel: cancelEn, common: commonEn },
] as const;

async function fillIn(page: Page, words: Pick<typeof withdrawDe, 'form'>, contract: string, email: string) {
  await page.getByLabel(`${words.form.name.label} *`).fill('Änne Große');
  await page.getByLabel(`${words.form.email.label} *`).fill(email);
  await page.getByLabel(`${words.form.contract.label} *`).fill(contract);
}

for (const { language, withdraw, cancel, common } of languages) {
  test(`a withdrawal begins in the footer and ends with receipt and confirmation (${language})`, async ({
    page,
  }) => {
    const contract = unique('NOVA vom 3. Mai');
    const email = uniqueAddress();
    await page.goto(pathIn(language, '/nova'));
    await page.getByRole('contentinfo').getByRole('link', { name: common.footer.legal.withdraw }).click();
    await page.locator('[data-island=declaration-form][data-ready]').waitFor();
    await fillIn(page, withdraw, contract, email);
    // Nobody reads a declaration faster than this.
    await page.waitForFunction(() => performance.now() > 4000);
    await page.getByRole('button', { name: withdraw.form.submit }).click();

    const review = page.getByRole('heading', { name: withdraw.review.title });
    await expect(review).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: contract })).toBeVisible();
    expect(await countMailsContaining(contract)).toBe(0);
    await page.getByRole('button', { name: withdraw.review.confirm, exact: true }).click();

    await expect(page.getByRole('heading', { name: withdraw.sent.title })).toBeFocused();
    const receipt = page.locator('[data-island=declaration-form]');
    await expect(receipt).toContainText(contract);
    await expect(receipt).toContainText(/20\d\d .*\d\d:\d\d (?:MEZ|MESZ|CET|CEST)/);

    const confirmation = await mailTo(email, contract);
    const reference = await receipt.getByRole('definition').last().textContent();
    expect(confirmation.subject).toContain(reference);
    expect(confirmation.text).toContain(withdraw.review.confirm);
    expect(confirmation.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  });

  test(`a cancellation for cause is checked, changed and declared (${language})`, async ({ page }) => {
    const contract = unique('Monatsplan');
    const email = uniqueAddress();
    await page.goto(pathIn(language, '/cancel-contract'));
    await page.locator('[data-island=declaration-form][data-ready]').waitFor();
    await fillIn(page, cancel, contract, email);
    await page.getByLabel(cancel.cancellation.cause.forCause).check();
    const reason = page.getByRole('textbox', { name: cancel.cancellation.reason.label });
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await expect(page.getByText(cancel.errors.reasonRequired)).toBeVisible();
    await expect(reason).toBeFocused();
    await reason.fill('Zu spaet');
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await page.getByRole('button', { name: cancel.review.back }).click();
    await page.getByLabel(cancel.cancellation.endDate.label).fill('2027-03-31');
    await page.waitForFunction(() => performance.now() > 4000);
    await page.getByRole('button', { name: cancel.form.submit }).click();
    await page.getByRole('button', { name: cancel.review.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: cancel.sent.title })).toBeFocused();
    const confirmation = await mailTo(email, contract);
    expect(confirmation.text).toMatch(/31\.? (?:März|March) 2027/);
    expect(confirmation.text).toContain('Zu spaet');
  });
}

test('missing fields are all named, and the first one gets the focus', async ({ page }) => {
  await page.goto('/cancel-contract');
  await page.locator('[data-island=declaration-form][data-ready]').waitFor();
  await page.getByRole('button', { name: cancelDe.form.submit }).click();
  await expect(page.locator('.toast.destructive')).toContainText(cancelDe.toast.missing.title);
  await expect(page.getByLabel(`${cancelDe.form.name.label} *`)).toBeFocused();
  for (const text of [
    cancelDe.errors.nameRequired,
    cancelDe.errors.emailRequired,
    cancelDe.errors.contractRequired,
    cancelDe.errors.causeRequired,
  ])
    await expect(page.getByText(text)).toBeVisible();
});

test('a lost answer keeps everything, and the second try declares once', async ({ page, quiet }) => {
  quiet.allow('/api/withdraw-contract');
  quiet.allow('Failed to load resource');
  const contract = unique('Zweiter Versuch');
  await page.goto('/withdraw-contract');
  await page.locator('[data-island=declaration-form][data-ready]').waitFor();
  await fillIn(page, withdrawDe, contract, uniqueAddress());
  await page.waitForFunction(() => performance.now() > 4000);
  await page.getByRole('button', { name: withdrawDe.form.submit }).click();
  await page.route('**/api/withdraw-contract', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: withdrawDe.review.confirm, exact: true }).click();
  await expect(page.locator('.toast.destructive')).toContainText(withdrawDe.toast.failure.text);
  await page.unroute('**/api/withdraw-contract');
  await page.getByRole('button', { name: withdrawDe.review.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: withdrawDe.sent.title })).toBeFocused();
  await expect.poll(async () => await countMailsContaining(contract)).toBe(2);
});

test('who writes through the contact form is told that it arrived, without what was typed', async ({
  page,
}) => {
  const email = uniqueAddress();
  const message = unique('Bitte um Rückruf.');
  await page.goto('/support');
  await page.locator('[data-island=support-form][data-ready]').waitFor();
  await page.getByLabel(`${support.form.name.label} *`).fill('Änne Große');
  await page.getByLabel(`${support.form.email.label} *`).fill(email);
  await page.getByLabel(`${support.form.message.label} *`).fill(message);
  await page.waitForFunction(() => performance.now() > 4000);
  await page.getByRole('button', { name: support.form.submit }).click();
  const reference = (await page.locator('.reference').textContent())!;
  const mail = await mailTo(email, reference);
  expect(mail.text).not.toContain(message);
  expect(mail.text).not.toContain('Änne');
});

test('an operator finds a suspected declaration, reads what it says, and sends its confirmation', async ({
  page,
}) => {
  const email = uniqueAddress();
  const contract = unique('Monatsplan von www.altes-angebot.example');
  const data = {
    name: contract.slice(-36),
    email,
    contract,
    cause: 'forCause',
    reason: 'Ausfall',
    endDate: '',
  };
  expect((await page.request.post('/api/cancel-contract', { data })).status()).toBe(201);
  const { email: operator, password } = operatorCredentials;
  await page.request.post('/api/admin/session', {
    data: { email: operator, password },
    headers: { Origin: siteAddress },
  });
  await openAdmin(page, '/admin/messages?folder=unconfirmed');
  await page.getByLabel(admin.messages.searchLabel).fill(data.name);
  const entry = page.getByRole('link', { name: data.name });
  await expect(entry).toContainText(admin.messages.confirmation.mark);
  await entry.click();
  const message = page.getByRole('article');
  await expect(message).toContainText(admin.messages.suspectedReasons.contact);
  await expect(message).toContainText(admin.messages.confirmation.missing);
  await expect(message).toContainText(admin.messages.declaration.causes.forCause);
  await expect(message).toContainText(admin.messages.declaration.earliest);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: admin.messages.confirmation.send }).click();
  await expect(message).toContainText(admin.messages.delivery.acknowledgement);
  expect((await mailTo(email, contract)).text).toContain('Ausfall');
  await expect(page.getByText(admin.messages.confirmation.missing)).toHaveCount(0);

  await page.getByRole('button', { name: admin.messages.suspectedReasons.notSuspect }).click();
  await openAdmin(page, `/admin/messages?folder=declarations&q=${data.name}`);
  await expect(page.getByRole('link', { name: data.name })).toContainText(admin.messages.kinds.cancellation);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, withdraw, cancel } of languages) {
    test(`a withdrawal is checked, confirmed and shown with its moment (${language})`, async ({ page }) => {
      const contract = unique('Ohne Skript');
      const email = uniqueAddress();
      await page.goto(pathIn(language, '/withdraw-contract'));
      await fillIn(page, withdraw, contract, email);
      await page.getByRole('button', { name: withdraw.form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdraw.review.title);
      await expect(page).toHaveURL(/\/withdraw-contract$/);
      await page.getByRole('button', { name: withdraw.review.back }).click();
      await expect(page.getByLabel(`${withdraw.form.contract.label} *`)).toHaveValue(contract);
      await page.getByRole('button', { name: withdraw.form.submit }).click();
      await page.getByRole('button', { name: withdraw.review.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdraw.sent.title);
      await expect(page.getByRole('definition').filter({ hasText: contract })).toBeVisible();
      await expect(page.getByText(/20\d\d .*\d\d:\d\d (?:MEZ|MESZ|CET|CEST)/)).toBeVisible();
      expect((await mailTo(email, contract)).text).toContain(contract);
    });

    test(`a cancellation without a reason for its cause comes back in the form (${language})`, async ({
      page,
      quiet,
    }) => {
      quiet.allow('status of 422');
      await page.goto(pathIn(language, '/cancel-contract'));
      await fillIn(page, cancel, 'Monatsplan', uniqueAddress());
      await page.getByLabel(cancel.cancellation.cause.forCause).check();
      await page.getByRole('button', { name: cancel.form.submit }).click();
      await expect(page).toHaveURL(/\/cancel-contract$/);
      await expect(page.getByRole('alert').first()).toBeFocused();
      const reason = page.getByRole('textbox', { name: cancel.cancellation.reason.label });
      await expect(reason).toHaveAccessibleDescription(
        new RegExp(RegExp.escape(cancel.errors.reasonRequired)),
      );
      await expect(page.getByLabel(cancel.cancellation.cause.forCause)).toBeChecked();
      await reason.fill('Umzug');
      await page.getByRole('button', { name: cancel.form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancel.review.title);
    });
  }
});
