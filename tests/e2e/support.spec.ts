import type { Page } from '@playwright/test';
import de from '#content/de/support.json' with { type: 'json' };
import en from '#content/en/support.json' with { type: 'json' };
import { fill } from '#domain/publishing/placeholders.ts';
import { countMailsContaining, mailContaining } from '#tests/kit/browser-mailbox.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { takeTime } from '#tests/kit/take-time.ts';

// Forms sent at once look like a robot's and appear only in a digest.
test.beforeEach(async ({ page }) => await takeTime(page));

const unique = (name: string) => `${name} ${crypto.randomUUID()}`;

async function openForm(page: Page, path = '/support') {
  await page.goto(path);
  await page.locator('[data-island=support-form][data-ready]').waitFor();
}

async function fillIn(page: Page, message: string, words: Pick<typeof de, 'form'> = de) {
  await page.getByLabel(words.form.name.label, { exact: false }).first().fill('Änne Große');
  await page.getByLabel(`${words.form.email.label} *`).fill('aenne@kunde.example');
  await page.getByLabel(words.form.company.label).fill('Große & Söhne');
  await page.getByLabel(`${words.form.message.label} *`).fill(message);
}

test('a message from the footer link ends in the operator’s mailbox', async ({ page }) => {
  const message = unique('Bitte um Rückruf.');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontaktformular' }).click();
  await page.locator('[data-island=support-form][data-ready]').waitFor();
  await fillIn(page, message);
  await page.getByRole('button', { name: de.form.submit }).click();

  await expect(page.locator('.toast')).toContainText('Nachricht gesendet!');
  await expect(page.locator('.toast')).toContainText('Wir melden uns so bald wie möglich bei Ihnen.');
  await expect(page.getByRole('heading', { name: de.sent.title })).toBeFocused();
  // The form stands below, empty, for another one.
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue('');
  const another = unique('Noch etwas.');
  await fillIn(page, another);
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.getByRole('heading', { name: de.sent.title })).toBeFocused();
  await mailContaining(another);

  const mail = await mailContaining(message);
  expect(mail.replyTo?.[0]?.address).toBe('aenne@kunde.example');
  expect(mail.text).toContain('Große & Söhne');
  expect(mail.subject).toBe(`Änne Große: ${message}`);
});

test('the English page shows the fixed English texts (FORM-3)', async ({ page }) => {
  await openForm(page, '/en/support');
  await fillIn(page, unique('Hello.'), en);
  await page.getByRole('button', { name: en.form.submit }).click();
  await expect(page.locator('.toast')).toContainText('Message sent!');
  await expect(page.locator('.toast')).toContainText('We will get back to you as soon as possible.');
});

test('while sending, the button is disabled and a second submit sends nothing', async ({ page }) => {
  const message = unique('Nur einmal.');
  let requests = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/support', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await openForm(page);
  await fillIn(page, message);
  await page.getByRole('button', { name: de.form.submit }).click();
  const sending = page.getByRole('button', { name: 'Wird gesendet...' });
  await expect(sending).toBeDisabled();
  await page
    .getByLabel(`${de.form.message.label} *`)
    .evaluate((field: HTMLTextAreaElement) => field.form!.requestSubmit());
  release();
  await expect(page.locator('.toast')).toContainText('Nachricht gesendet!');
  expect(requests).toBe(1);
  await mailContaining(message);
  expect(await countMailsContaining(message)).toBe(1);
});

test('empty required fields send nothing, show the fixed toast (FORM-1) and lead to the first gap', async ({
  page,
}) => {
  let requests = 0;
  await page.route('**/api/support', (route) => {
    requests += 1;
    return route.abort();
  });
  await openForm(page);
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast.destructive')).toContainText('Bitte alle Pflichtfelder ausfüllen');
  const name = page.getByLabel(`${de.form.name.label} *`);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(de.errors.nameRequired)).toBeVisible();
  await expect(page.getByText(de.errors.emailRequired)).toBeVisible();
  await expect(page.getByText(de.errors.messageRequired)).toBeVisible();
  expect(requests).toBe(0);
});

test('an address that is none is refused beside its field', async ({ page }) => {
  await openForm(page);
  await fillIn(page, 'Text');
  await page.getByLabel(`${de.form.email.label} *`).fill('niemand');
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.getByText(de.errors.emailInvalid)).toBeVisible();
  await expect(page.getByLabel(`${de.form.email.label} *`)).toBeFocused();
});

test('a failed send keeps every field and says so; the next try with the same content is stored once', async ({
  page,
  quiet,
}) => {
  quiet.allow('/api/support');
  quiet.allow('Failed to load resource');
  const message = unique('Zweiter Versuch.');
  await openForm(page);
  await fillIn(page, message);
  // The answer is lost after the server has stored the message.
  await page.route('**/api/support', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast.destructive')).toContainText(
    'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten.',
  );
  // The text outlasts the toast.
  await expect(page.locator('form').getByRole('alert')).toContainText(de.toast.failure.text);
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue(message);
  await page.unroute('**/api/support');
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast:not(.destructive)')).toContainText('Nachricht gesendet!');
  await mailContaining(message);
  expect(await countMailsContaining(message)).toBe(1);
});

test('a link can bring the opening words of a message along', async ({ page }) => {
  await openForm(page, '/support?subject=booking&offer=nova');
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue(/NOVA/);
});

test('a plan’s button names offering and plan; an unknown offering brings nothing along', async ({
  page,
}) => {
  await openForm(page, '/support?subject=package&offer=fuel&plan=ADVANCED');
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue(/FUEL ADVANCED/);
  await openForm(page, '/support?subject=package&offer=constructor');
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, mailed, and a page says so', async ({ page }) => {
    const message = unique('Ohne Skript.');
    await page.goto('/support');
    await fillIn(page, message);
    await page.getByRole('button', { name: de.form.submit }).click();
    await expect(page).toHaveURL(/\/support\/sent\?ref=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachricht gesendet!');
    await mailContaining(message);
  });

  for (const [path, words] of [
    ['/support', de],
    ['/en/support', en],
  ] as const) {
    test(`a refused message comes back in the form, with what is wrong beside its fields (${path})`, async ({
      page,
      quiet,
    }) => {
      quiet.allow('status of 422');
      await page.goto(path);
      const name = page.getByLabel(`${words.form.name.label} *`);
      const message = page.getByLabel(`${words.form.message.label} *`);
      // Native validation accepts blanks.
      await name.fill('  ');
      await page.getByLabel(`${words.form.email.label} *`).fill('anna@kunde.example');
      await message.fill('<b>Zeile 1</b>\n"Zeile 2"');
      await page.getByRole('button', { name: words.form.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page).toHaveTitle(fill(words.meta.titleInvalid, { brand: 'Elambra' }));
      await expect(page.getByRole('alert').first()).toBeFocused();
      await expect(message).toHaveValue('<b>Zeile 1</b>\n"Zeile 2"');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveAccessibleDescription(new RegExp(RegExp.escape(words.errors.nameRequired)));
      await page.getByRole('link', { name: words.errors.nameRequired }).click();
      await expect(name).toBeFocused();
      await page.keyboard.type('Anna');
      await page.getByRole('button', { name: words.form.submit }).click();
      await expect(page).toHaveURL(/\/support\/sent\?ref=/);
    });
  }
});
