// `quiet` of browser-test.ts fails each of these tests for a message on the console or a request to another host.
import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import deCommon from '#content/de/common.json' with { type: 'json' };
import deHome from '#content/de/home.json' with { type: 'json' };
import deSupport from '#content/de/support.json' with { type: 'json' };
import deSurvey from '#content/de/survey.json' with { type: 'json' };
import enCommon from '#content/en/common.json' with { type: 'json' };
import enHome from '#content/en/home.json' with { type: 'json' };
import { openAdmin } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { signInByForm } from '#tests/kit/sign-in-form.ts';
import { takeTime } from '#tests/kit/take-time.ts';

const { en: enAdmin } = adminWords;

for (const { language, path, home, common } of [
  { language: 'de', path: '/', home: deHome, common: deCommon },
  { language: 'en', path: '/en', home: enHome, common: enCommon },
] as const) {
  test(`the ${language} home page is shown in both themes`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
    await page.goto(path);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expect(html).not.toHaveClass(/\bdark\b/);
    await page.getByRole('banner').getByRole('button', { name: common.theme.toggle }).first().click();
    await expect(html).toHaveClass(/\bdark\b/);
  });
}

test('an unknown address is answered with 404 and a page', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  const answer = await page.goto('/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('a survey response is thanked for', async ({ page }) => {
  await takeTime(page);
  const { form, thanks } = deSurvey;
  await openForm(page, '/survey', 'survey-form');
  await page.getByLabel(`${form.name.label} *`).fill('Jonas');
  await page.getByLabel(form.solutionUsed.label).selectOption('nova');
  await page.getByRole('radio', { name: '4 Sterne von 5' }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
});

test('a message sent with the support form is in the inbox', async ({ page }) => {
  await takeTime(page);
  const { form, sent } = deSupport;
  const name = `Änne ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/support', 'support-form');
  await page.getByLabel(`${form.name.label} *`).fill(name);
  await page.getByLabel(`${form.email.label} *`).fill('aenne@kunde.example');
  await page.getByLabel(`${form.message.label} *`).fill('Bitte um Rückruf.');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();

  await openAdmin(page, '/admin/messages');
  await expect(page.getByRole('heading', { name: enAdmin.locked.title })).toBeVisible();
  await signInByForm(page, operatorCredentials);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Bitte um Rückruf.').first()).toBeVisible();
});

async function openForm(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await page.locator(`[data-island=${island}][data-ready]`).waitFor();
}
