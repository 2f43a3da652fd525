import type { Page } from '@playwright/test';
import de from '#content/de/survey.json' with { type: 'json' };
import en from '#content/en/survey.json' with { type: 'json' };
import { mailContaining } from '#tests/kit/browser-mailbox.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { takeTime } from '#tests/kit/take-time.ts';

// Forms sent at once look like a robot's and appear only in a digest.
test.beforeEach(async ({ page }) => await takeTime(page));

async function openForm(page: Page, path = '/survey') {
  await page.goto(path);
  await page.locator('[data-island=survey-form][data-ready]').waitFor();
}

test('a survey is thanked for, mailed, and a new one starts blank', async ({ page }) => {
  const comment = `Sehr klar. ${crypto.randomUUID()}`;
  await openForm(page);
  await page.getByLabel(`${de.form.name.label} *`).fill('Jonas');
  await page.getByLabel(de.form.solutionUsed.label).selectOption('master-wu');
  await page.getByRole('radio', { name: '4 Sterne von 5' }).check();
  await page.getByLabel(de.form.comment.label).fill(comment);
  await page.getByRole('button', { name: de.form.submit }).click();

  await expect(page.locator('.toast')).toContainText('Umfrage gesendet!');
  await expect(page.getByRole('heading', { name: de.thanks.title })).toBeFocused();
  await page.getByRole('button', { name: 'Neue Umfrage starten' }).click();
  await expect(page.getByLabel(`${de.form.name.label} *`)).toBeFocused();
  await expect(page.getByLabel(`${de.form.name.label} *`)).toHaveValue('');
  await expect(page.getByRole('radio', { name: '4 Sterne von 5' })).not.toBeChecked();

  const mail = await mailContaining(comment);
  expect(mail.subject).toBe('Umfrage: Jonas gibt Master Wu 4 von 5');
});

test('name, solution and rating are required, with the fixed toast (FORM-2)', async ({ page }) => {
  await openForm(page, '/en/survey');
  await page.getByRole('button', { name: /submit|send/i }).click();
  await expect(page.locator('.toast.destructive')).toContainText('Please fill all required fields');
  await expect(page.locator('.toast.destructive')).toContainText(
    'Name, solution used, and rating are required',
  );
  await expect(page.getByRole('textbox').first()).toBeFocused();
});

test('a rating of nothing is missing even when all else is there', async ({ page }) => {
  await openForm(page);
  await page.getByLabel(`${de.form.name.label} *`).fill('Jonas');
  await page.getByLabel(de.form.solutionUsed.label).selectOption('nova');
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast.destructive')).toContainText(
    'Name, genutzte Lösung und Bewertung sind erforderlich',
  );
  await expect(page.getByText(de.errors.ratingRequired)).toBeVisible();
});

test('the stars are one stop for the keyboard and follow the arrow keys', async ({ page }) => {
  await openForm(page);
  await page.getByLabel(de.form.solutionUsed.label).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 Sterne von 5' })).toBeChecked();
  await expect(page.getByText(de.form.rating.meaning['2'])).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(de.form.comment.label)).toBeFocused();
});

test('a failed send keeps the answers', async ({ page, quiet }) => {
  quiet.allow('/api/survey');
  quiet.allow('Failed to load resource');
  await page.route('**/api/survey', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  await openForm(page);
  await page.getByLabel(`${de.form.name.label} *`).fill('Jonas');
  await page.getByLabel(de.form.solutionUsed.label).selectOption('nova');
  await page.getByRole('radio', { name: '5 Sterne von 5' }).check();
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast.destructive')).toContainText(
    'Beim Senden Ihrer Umfrage ist ein Fehler aufgetreten.',
  );
  await expect(page.getByRole('radio', { name: '5 Sterne von 5' })).toBeChecked();
  await expect(page.getByRole('button', { name: de.form.submit })).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a survey is stored and thanked for', async ({ page }) => {
    await page.goto('/survey');
    await page.getByLabel(`${de.form.name.label} *`).fill('Ohne Skript');
    await page.getByLabel(de.form.solutionUsed.label).selectOption('fuel');
    await page.getByRole('radio', { name: '3 Sterne von 5' }).check();
    await page.getByRole('button', { name: de.form.submit }).click();
    await expect(page).toHaveURL(/\/survey\/sent/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umfrage gesendet!');
  });

  for (const [path, words] of [
    ['/survey', de],
    ['/en/survey', en],
  ] as const) {
    test(`refused answers come back in the form (${path})`, async ({ page, quiet }) => {
      quiet.allow('status of 422');
      await page.goto(path);
      const name = page.getByLabel(`${words.form.name.label} *`);
      await name.fill(' ');
      await page.getByLabel(words.form.solutionUsed.label).selectOption('fuel');
      await page.getByRole('radio', { name: words.form.rating.stars[3] }).check();
      await page.getByLabel(words.form.comment.label).fill('Gut so.');
      await page.getByRole('button', { name: words.form.submit }).click();
      await expect(page.getByRole('alert').first()).toBeFocused();
      await expect(name).toHaveAccessibleDescription(new RegExp(RegExp.escape(words.errors.nameRequired)));
      await expect(page.getByLabel(words.form.solutionUsed.label)).toHaveValue('fuel');
      await expect(page.getByRole('radio', { name: words.form.rating.stars[3] })).toBeChecked();
      await expect(page.getByText(words.form.rating.meaning[3])).toBeVisible();
      await name.fill('Anna');
      await page.getByRole('button', { name: words.form.submit }).click();
      await expect(page).toHaveURL(/\/survey\/sent/);
    });
  }
});
