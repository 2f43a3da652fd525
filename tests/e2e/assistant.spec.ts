import type { Page } from '@playwright/test';
import { keepTogether } from '#app/words/keep-together.ts';
import de from '#content/de/common.json' with { type: 'json' };
import support from '#content/de/support.json' with { type: 'json' };
import en from '#content/en/common.json' with { type: 'json' };
import { violations } from '#tests/kit/accessibility.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { picking, startModelServer } from '#tests/kit/model-server.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';

const words = de.chat.assistant;

async function open(page: Page, { chat }: Pick<typeof de, 'chat'> = de) {
  const loaded = page.waitForResponse(/assistant-dialog/);
  await page.getByRole('button', { name: chat.open }).click();
  await loaded;
  return page.getByRole('dialog', { name: chat.title });
}

test('the chat says what it is, quotes the site, leads to the place and to a person, and forgets', async ({
  page,
}) => {
  await page.goto('/about');
  const dialog = await open(page);
  await expect(dialog).toContainText(keepTogether(words.disclosure.quotes));
  await dialog.getByRole('button', { name: words.examples[0]! }).click();
  const field = dialog.getByLabel(words.label);
  await expect(field).toBeFocused();
  const log = dialog.getByRole('log');
  await expect(log.locator('.chat-figure').first()).toContainText('$');
  const source = log.getByRole('link').first();
  const shown = await source.textContent();

  await field.fill('Verkaufen Sie Gummistiefel?');
  await field.press('Enter');
  await expect(log).toContainText(keepTogether(words.none));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  // The message carries what was asked, and where.
  await log.getByRole('link', { name: words.person }).click();
  await page.locator('[data-island=support-form][data-ready]').waitFor();
  const message = page.getByLabel(`${support.form.message.label} *`);
  await expect(message).toHaveValue('Meine Frage: Verkaufen Sie Gummistiefel?\n\nGefragt auf: /about\n\n');

  await page.goBack();
  const again = await open(page);
  await expect(again.getByRole('log'), 'nothing is kept').toBeEmpty();
  await again.getByRole('button', { name: words.examples[0]! }).click();
  const link = again.getByRole('link', { name: words.person });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`shown=${new URLSearchParams({ a: shown! }).toString().slice(2, 8)}`),
  );
  await again.getByRole('button', { name: words.delete }).click();
  await expect(again.getByRole('log')).toBeEmpty();
  await expect(link).toHaveAttribute('href', '/support');
  await again.getByRole('button', { name: words.examples[0]! }).click();
  await again.getByRole('log').getByRole('link').first().click();
  await expect(page).toHaveURL(/#[a-z-]+$|\/[a-z-]+$/);
  await expect(page).not.toHaveURL(/about/);
});

test('it fits a narrow phone and has no violation in either theme, also in English', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en');
  const dialog = await open(page, en);
  await dialog.getByRole('button', { name: en.chat.assistant.examples[0]! }).click();
  await expect(dialog.locator('blockquote').first()).toBeVisible();
  const isTooWide = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isTooWide).toBe(false);
  await expect(dialog.getByLabel(en.chat.assistant.label)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test('an assistant that does not answer says so and leads to a person', async ({ page, quiet }) => {
  quiet.allow('503');
  await page.route('/api/assistant', async (route) => await route.fulfill({ status: 503 }));
  await page.goto('/');
  const dialog = await open(page);
  await dialog.getByLabel(words.label).fill('Was kostet das?');
  await dialog.getByRole('button', { name: words.button, exact: true }).click();
  await expect(dialog.getByRole('log')).toContainText(keepTogether(words.failed));
  await expect(dialog.getByRole('log').getByRole('link', { name: words.person })).toHaveAttribute(
    'href',
    /question=Was\+kostet\+das/,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question leads to the same sentences on a page, and to a person if there are none', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: de.chat.open }).click();
    const dialog = page.getByRole('dialog', { name: de.chat.title });
    await expect(dialog).toContainText(keepTogether(words.disclosure.quotes));
    await dialog.getByRole('button', { name: words.examples[0]! }).click();
    await expect(page.locator('.found > li').first()).toContainText('$');
    await page.getByRole('button', { name: de.chat.open }).click();
    await dialog.getByLabel(words.label).fill('Verkaufen Sie Gummistiefel?');
    await dialog.getByRole('button', { name: words.button, exact: true }).click();
    await expect(page.locator('.search-none a')).toHaveAttribute('href', /question=Verkaufen/);
  });
});

test.describe('on a server of its own', () => {
  const sites: { end: () => Promise<unknown> }[] = [];
  test.afterEach(async () => await Promise.all(sites.splice(0).map(async ({ end }) => await end())));
  async function start(
    env: Readonly<Record<string, string>>,
    testInfo: { outputPath: (name: string) => string },
  ) {
    const server = await startServerProcess({ env: { DATA_DIR: testInfo.outputPath('data'), ...env } });
    sites.push({ end: async () => await server.end('SIGTERM') });
    return server.address;
  }

  test('a model picks the sentences, and is named first', async ({ page, quiet }, testInfo) => {
    const model = await startModelServer(picking('seit Wochen'));
    sites.push({ end: async () => await Promise.resolve(model.stop()) });
    const address = await start({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'small' }, testInfo);
    quiet.allow(address);
    await page.goto(`${address}/nova`);
    const dialog = await open(page);
    await expect(dialog).toContainText(keepTogether(words.disclosure.model));
    await dialog.getByLabel(words.label).fill('Wie lange dauert eine Sitzung bei NOVA?');
    await dialog.getByLabel(words.label).press('Enter');
    await expect(dialog.locator('blockquote').first()).toContainText('seit Wochen');
    expect(model.asked).toHaveLength(1);
    await page.goto(`${address}/privacy`);
    await expect(page.getByRole('main')).toContainText(keepTogether('KI-Modell. Sein Server erhält'));
  });

  test('switched off, it is the placeholder', async ({ page, quiet }, testInfo) => {
    const address = await start({ ASSISTANT: 'off' }, testInfo);
    quiet.allow(address);
    await page.goto(address);
    await page.getByRole('button', { name: de.chat.open }).click();
    const dialog = page.getByRole('dialog', { name: de.chat.title });
    for (const text of [de.chat.placeholder, de.chat.notice])
      await expect(dialog).toContainText(keepTogether(text));
    for (const name of Object.values(de.chat.links))
      await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
  });
});
