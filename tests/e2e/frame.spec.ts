import { entryPrice } from '#app/words/entry-price.ts';
import { keepTogether } from '#app/words/keep-together.ts';
import { wordsFor } from '#app/words/words.ts';
import common from '#content/de/common.json' with { type: 'json' };
import platform from '#content/de/platform.json' with { type: 'json' };
import englishCommon from '#content/en/common.json' with { type: 'json' };
import { offeringsIn } from '#content/offerings/listed.ts';
import { needs } from '#content/offerings/record.ts';
import { entryHasRun, expect, test } from '#tests/kit/browser-test.ts';
import { content } from '#tests/kit/content.ts';

const isDark = (root: Element) => root.classList.contains('dark');

for (const [hour, dark] of [
  ['05:59', true],
  ['06:00', false],
  ['19:59', false],
  ['20:00', true],
] as const) {
  test(`without a stored choice the page is ${dark ? 'dark' : 'light'} at ${hour}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-11-21T${hour}:00+01:00`));
    await page.goto('/about');
    expect(await page.locator('html').evaluate(isDark)).toBe(dark);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('the theme button switches, stores the choice, and the next page keeps it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: common.theme.toggle }).first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe('dark');
  await page.goto('/en/monthly');
  expect(await page.locator('html').evaluate(isDark)).toBe(true);
});

test('a browser whose storage throws still shows and switches the theme', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: common.theme.toggle }).first().click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the language link leads to the same page in the other language and back', async ({ page }) => {
  await page.goto('/solutions/quantum-evolution');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/solutions\/quantum-evolution$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/[^n]\/solutions\/quantum-evolution$/);
});

test('links on English pages stay in English', async ({ page }) => {
  await page.goto('/en');
  const links = page.locator('a[href^="/"]:not([hreflang])');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(8);
  expect(hrefs.filter((href) => !/^\/en(\/|$)/.test(href!))).toEqual([]);
});

test('the hash leaves the address and the page starts at the top', async ({ page }) => {
  await page.goto('/nova#pricing');
  await expect(page).toHaveURL(/\/nova$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the retries of the scroll to the top stop when the visitor moves', async ({ page }) => {
  await page.clock.install();
  await page.goto('/nova');
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

// SCROLL-1.
for (const [path, delays] of [
  ['/nova', [50, 250, 500]],
  ['/', [50, 200, 250, 500]],
] as const) {
  test(`without the visitor moving, ${path} goes to the top again after ${delays.join(', ')} ms`, async ({
    page,
  }) => {
    const place = () => page.evaluate(() => scrollY);
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-21T12:00:01Z'));
    await page.goto(path);
    let passed = 0;
    for (const delay of delays) {
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await page.clock.runFor(delay - passed - 1);
      expect(await place(), `just before ${delay} ms`).toBe(500);
      await page.clock.runFor(1);
      expect(await place(), `after ${delay} ms`).toBe(0);
      passed = delay;
    }
  });
}

test('the skip link comes first and moves the focus to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipLink });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
});

test('the chat opens over nothing but its corner, leads on, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: common.chat.open });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: common.chat.title });
  await expect(dialog).toContainText(keepTogether(common.chat.assistant.disclosure.quotes));
  await expect(dialog.getByRole('link', { name: common.chat.assistant.person })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the offerings open from the header by keyboard, by need, with a line and a price, and close again', async ({
  page,
}) => {
  const drawings: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/motif-') && drawings.push(request.url()));
  await page.goto('/about');
  const opener = page.getByRole('button', { name: common.header.offers });
  const menu = page.getByRole('navigation', { name: common.menu.platform });
  expect(drawings, 'before the menu opens').toEqual([]);

  await opener.focus();
  await page.keyboard.press('Enter');
  for (const need of needs)
    await expect(menu.getByRole('heading', { name: platform.filter.needs[need] })).toBeVisible();
  for (const { id, name } of offeringsIn(content.offerings)) {
    const link = menu.getByRole('link', { name: new RegExp(`^${name}`) });
    const { amount } = entryPrice(content, id, 'de');
    await expect(link).toContainText(wordsFor(content, 'de', id).listing.line);
    await expect(link).toContainText(amount);
  }
  await expect.poll(() => new Set(drawings).size).toBe(offeringsIn(content.offerings).length);
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(10, 700);
  await expect(menu).toBeHidden();

  await opener.click();
  await menu.getByRole('link', { name: /^NOVA/ }).click();
  await expect(page).toHaveURL(/\/nova$/);
  await expect(menu).toBeHidden();
});

test('the offerings open without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/about');
  await page.getByRole('button', { name: englishCommon.header.offers }).click();
  await expect(page.getByRole('link', { name: /^FUEL/ }).first()).toBeVisible();
  await context.close();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the side menu opens, traps the focus and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: common.header.openMenu }).click();
    const menu = page.getByRole('dialog', { name: common.menu.title });
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: common.menu.services }).click();
    await expect(page).toHaveURL(/\/monthly$/);
    await expect(page.getByRole('dialog', { name: common.menu.title })).toBeHidden();
  });

  test('the side menu works without script', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: common.header.openMenu }).click();
    await expect(page.getByRole('dialog', { name: common.menu.title })).toBeVisible();
    await context.close();
  });
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the English page once, and never sent there', async ({ page }) => {
    await page.goto('/fuel');
    await expect(page).toHaveURL(/\/fuel$/);
    const hint = page.locator('.language-hint');
    await expect(hint.getByRole('link')).toHaveAttribute('href', '/en/fuel');
    await page.getByRole('banner').getByRole('link', { name: common.header.about, exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await entryHasRun(page);
    await expect(hint).toBeHidden();
    await page.goto('/fuel');
    await hint.getByRole('button').click();
    await expect(hint).toBeHidden();
    await page.goto('/nova');
    await expect(page.getByRole('link', { name: englishCommon.languageHint.text })).toBeHidden();
  });
});

for (const [path, language] of [
  ['/gibt-es-nicht', 'de'],
  ['/en/solutions/nothing', 'en'],
] as const) {
  test(`${path} is the not-found page, status 404, in ${language}`, async ({ page, quiet }) => {
    quiet.allow('status of 404');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('404 Page Not Found');
    await expect(heading).toHaveAccessibleName('404 Page Not Found');
  });
}
