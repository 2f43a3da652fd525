import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminWords } from '#content/admin/words.ts';
import { passwordLimits } from '#domain/accounts/password.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { firstStartPort } from '#tests/kit/addresses.ts';
import { openAdmin } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { signInByForm } from '#tests/kit/sign-in-form.ts';

const { de, en } = adminWords;

const texts = en.setup;

test('whoever starts the server for the first time finds the link, may reload its page, and becomes the first operator', async ({
  page,
  quiet,
}) => {
  test.slow();
  const { firstLink } = en.signIn;
  const origin = `http://127.0.0.1:${firstStartPort}`;
  quiet.allow(origin);
  // A used link answers 404.
  quiet.allow('status of 404');
  const dataDir = await mkdtemp(join(tmpdir(), 'site-first-start-'));
  const server = await startServerProcess({
    env: { DATA_DIR: dataDir, PORT: String(firstStartPort), SITE_URL: origin },
  });
  try {
    const linkIn = /http:\S+\/admin\/setup#token=\S+/;
    await expect.poll(server.said).toMatch(linkIn);
    const link = linkIn.exec(server.said())![0];
    expect(new URL(link).origin).toBe(origin);

    // Alone in the last line but one.
    expect(server.said().endsWith(`\n\n${link}\n\n`)).toBe(true);

    await openAdmin(page, `${origin}/admin`);
    const welcome = page.getByRole('region', { name: en.welcome.title });
    await expect(welcome.getByText(firstLink.printed)).toBeVisible();
    await expect(page.getByText(en.dashboard.products.text)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await welcome.getByRole('link', { name: en.welcome.look.colors }).click();
    await expect(page.getByRole('slider').first()).toBeVisible();

    await openAdmin(page, `${origin}/admin/messages`);
    await expect(page.getByRole('heading', { name: firstLink.title })).toBeVisible();
    await expect(page.getByText(firstLink.printed)).toBeVisible();
    await openAdmin(page, `${origin}/admin/setup`);
    await expect(page.getByRole('heading', { name: texts.missing.title })).toBeVisible();

    await openAdmin(page, link);
    await expect(page.getByRole('heading', { name: texts.titles.first })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.titles.first })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/admin/setup`);
    const submit = page.getByRole('button', { name: texts.submit });
    await submit.click();
    await expect(page.getByText(texts.errors.nameRequired)).toBeVisible();
    await page.getByLabel(texts.name).fill('Ada Kern');
    await page.getByLabel(texts.email).fill('ada@example.com');
    const password = page.getByLabel(texts.password.label, { exact: false }).first();
    await password.fill('too short');
    await submit.click();
    await expect(page.getByText(fill(texts.errors.passwordShort, passwordLimits))).toBeVisible();
    await expect(password).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await password.fill('seven waves and a lighthouse');
    await page.getByLabel(texts.repeat).fill('seven waves and a lighthouse');
    // A browser repeats a request whose answer it lost.
    await page.route('**/api/admin/setup', async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.continue();
    });
    await submit.click();

    await expect(page).toHaveURL(`${origin}/admin/dashboard`);
    await expect(page.getByRole('region', { name: en.checklist.title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(en.checklist.title);
    await expect(welcome).toHaveCount(0);
    await page.getByRole('button', { name: 'Ada Kern' }).click();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await page.getByRole('link', { name: en.header.account }).click();
    await expect(page.getByRole('listitem').filter({ hasText: en.account.sessions.current })).toBeVisible();

    for (const [path, empty, act] of [
      ['messages', en.messages.empty.first.title, en.messages.empty.form],
      ['responses', en.responses.empty.none.title, en.responses.empty.form],
      ['history', en.history.empty.title, en.history.empty.edit],
      ['history', en.history.schedule.empty.title, undefined],
      ['privacy', en.privacy.search.before.title, undefined],
      ['operators', en.operators.alone.title, undefined],
    ] as const) {
      await openAdmin(page, `${origin}/admin/${path}`);
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
      await expect(page.getByText(en.examples.tag, { exact: true }).first()).toBeVisible();
      if (act) await expect(page.getByRole('link', { name: act })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }

    await openAdmin(page, link);
    await expect(page.getByRole('heading', { name: texts.used.title })).toBeVisible();
    await page.getByRole('link', { name: texts.used.toDashboard }).click();
    await expect(page).toHaveURL(`${origin}/admin/dashboard`);
    await page.context().clearCookies();
    await openAdmin(page, link);
    await expect(page.getByRole('heading', { name: texts.used.title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: en.header.signIn }).click();
    await signInByForm(page, { email: 'ada@example.com', password: 'seven waves and a lighthouse' });
    await expect(page).toHaveURL(`${origin}/admin/dashboard`);
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});

for (const [locale, title] of [
  ['de-CH', de.products.title],
  ['en-GB', en.products.title],
  ['fr-FR', en.products.title],
] as const)
  test(`a browser in ${locale} meets the area in the language it has for it, and nothing is stored`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale });
    const page = await context.newPage();
    await page.goto('/admin/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', title === de.products.title ? 'de' : 'en');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await context.close();
  });

test('a set-up link that does not work says so and leaves the address', async ({ page, quiet }) => {
  quiet.allow('status of 404');
  await openAdmin(page, '/admin/setup#token=used');
  await expect(page.getByRole('heading', { name: en.setup.closed.title })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('a set-up link asks for a password that is long enough', async ({ page }) => {
  await page.route('**/api/admin/setup/check', (route) => route.fulfill({ json: { purpose: 'first' } }));
  await openAdmin(page, '/admin/setup#token=fresh');
  await page.getByLabel(en.setup.name).fill('Ann');
  await page.getByLabel(en.setup.email).fill('ann@example.com');
  const field = page.getByLabel(en.setup.password.label, { exact: false }).first();
  await field.fill('short');
  await page.getByRole('button', { name: en.setup.submit }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(fill(en.setup.errors.passwordShort, { min: 12 }))).toBeVisible();
});
