import type { Page } from '@playwright/test';
import cancel from '#content/de/cancel-contract.json' with { type: 'json' };
import support from '#content/de/support.json' with { type: 'json' };
import survey from '#content/de/survey.json' with { type: 'json' };
import withdraw from '#content/de/withdraw-contract.json' with { type: 'json' };
import { expect, test } from '#tests/kit/browser-test.ts';
import { stopReturningToTop } from '#tests/kit/islands.ts';
import { takeTime } from '#tests/kit/take-time.ts';

/** As browsers translate: each text is replaced by elements around another. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement!;
    if (!text.data.trim() || /^(?:SCRIPT|STYLE|TEXTAREA|OPTION|FONT)$/.test(parent.tagName)) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `~${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

async function ready(page: Page, island: string) {
  await page.locator(`[data-island=${island}][data-ready]`).waitFor();
  await stopReturningToTop(page);
}

const send = async (page: Page) => await page.locator('main form [type=submit]').last().click();

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main form [name=${name}]`).fill(value);
}

const faults: Error[] = [];
test.beforeEach(async ({ page }) => {
  faults.length = 0;
  page.on('pageerror', (error) => {
    if (!error.message.includes('#418')) faults.push(error);
  });
  await takeTime(page);
});
test.afterEach(() => expect(faults).toEqual([]));

test('the support form: refused, then sent, with the thanks above an empty form', async ({ page }) => {
  await page.goto('/support');
  await ready(page, 'support-form');
  await page.evaluate(translate);
  await send(page);
  await expect(page.locator('main form .err').first()).toBeVisible();
  await page.evaluate(translate);
  await fill(page, { name: 'Anna', email: 'anna', message: 'Guten Tag' });
  await send(page);
  await expect(page.locator('#support-email-error')).toContainText(support.errors.emailInvalid);
  await fill(page, { email: 'anna@kunde.example' });
  await send(page);
  await expect(page.getByRole('heading', { name: support.sent.title })).toBeFocused();
  await page.evaluate(translate);
  await expect(page.locator('main form [name=message]')).toHaveValue('');
  await fill(page, { name: 'Anna', email: 'anna@kunde.example', message: 'Noch etwas' });
  await send(page);
  await expect(page.getByRole('heading', { name: support.sent.title })).toBeFocused();
});

test('the survey', async ({ page }) => {
  await page.goto('/survey');
  await ready(page, 'survey-form');
  await page.evaluate(translate);
  await fill(page, { name: 'Anna' });
  await page.locator('main form select').selectOption({ index: 1 });
  await page.locator('main form [type=radio]').nth(4).check({ force: true });
  await send(page);
  await expect(page.getByRole('heading', { name: survey.thanks.title })).toBeFocused();
});

for (const [path, words] of [
  ['withdraw-contract', withdraw],
  ['cancel-contract', cancel],
] as const)
  test(`the declaration ${path}`, async ({ page }) => {
    await page.goto(`/${path}`);
    await ready(page, 'declaration-form');
    await page.evaluate(translate);
    const email = `anna-${crypto.randomUUID()}@kunde.example`;
    await fill(page, { name: 'Anna', email, contract: 'SOPHIE' });
    const cause = page.locator('main form [name=cause]').first();
    if (await cause.count()) await cause.check();
    await send(page);
    await expect(page.getByRole('heading', { name: words.review.title })).toBeFocused();
    await page.evaluate(translate);
    await page.getByRole('button', { name: words.review.confirm }).click();
    await expect(page.getByRole('heading', { name: words.sent.title })).toBeFocused();
  });

test('what was typed before the script came stays, although a translation came first', async ({
  page,
  quiet,
}) => {
  // React draws the form anew, and says so.
  quiet.allow('Minified React error #418');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support', { waitUntil: 'commit' });
  await page.locator('main form [name=message]').waitFor();
  await page.evaluate(translate);
  await fill(page, { name: 'Anna', email: 'anna@kunde.example', message: 'Schon getippt' });
  release();
  await ready(page, 'support-form');
  await expect(page.locator('main form [name=message]')).toHaveValue('Schon getippt');
  await expect(page.locator('main form [name=name]')).toHaveValue('Anna');
  await send(page);
  await expect(page.getByRole('heading', { name: support.sent.title })).toBeFocused();
});

test('stories are searched, and the calculator goes on', async ({ page }) => {
  await page.goto('/use-cases');
  await ready(page, 'story-search');
  await page.evaluate(translate);
  const search = page.locator('[data-island=story-search] input').first();
  for (const text of ['Zeit', 'qqqqq', '']) {
    await search.fill(text);
    await page.waitForTimeout(300);
    await page.evaluate(translate);
  }
  await expect(page.locator('[data-island=story-search]')).toBeVisible();
  await page.goto('/fuel');
  const calculator = page.locator('[data-island=roi-calculator]');
  await calculator.locator('input').first().focus();
  await ready(page, 'roi-calculator');
  await page.evaluate(translate);
  await calculator.locator('input').first().fill('7');
  await calculator.locator('[type=submit], button').last().click();
  await page.evaluate(translate);
  await calculator.locator('input').first().fill('70000');
  await calculator.locator('[type=submit], button').last().click();
  await expect(calculator).toBeVisible();
});
