import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import de from '#content/de/support.json' with { type: 'json' };
import { fill } from '#domain/publishing/placeholders.ts';
import { productColorsKey } from '#domain/publishing/product-color.ts';
import { openAdmin, storedColors, tabNamed } from '#tests/kit/admin-page.ts';
import { mailContaining } from '#tests/kit/browser-mailbox.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { takeTime } from '#tests/kit/take-time.ts';

const { en: adminEn } = adminWords;

// Scripts fail to load without a network, or after a deployment has removed those of an older page.

async function loseScript(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

async function fillInSupportForm(page: Page): Promise<string> {
  const message = `Bitte um Rückruf. ${crypto.randomUUID()}`;
  await page.getByLabel(`${de.form.name.label} *`).fill('Änne Große');
  await page.getByLabel(`${de.form.email.label} *`).fill('aenne@kunde.example');
  await page.getByLabel(`${de.form.message.label} *`).fill(message);
  return message;
}

for (const path of ['/support', '/survey', '/cancel-contract', '/withdraw-contract']) {
  test(`the form of ${path} keeps what was typed when its toast cannot be loaded`, async ({
    page,
    quiet,
  }) => {
    quiet.allow('Failed to load resource');
    await loseScript(page, 'toast');
    await page.goto(path);
    const form = page.locator('[data-island][data-ready] form');
    const name = form.locator('[name=name]');
    await name.fill('Änne Große');
    const lost = page.waitForEvent('requestfailed');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await lost;
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expect(name).toHaveValue('Änne Große');
    await expect(page.locator('.toast')).toHaveCount(0);
  });
}

test('who goes offline while typing is told so, keeps the text and sends it later', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow('Failed to load resource');
  quiet.allow('/api/support');
  await takeTime(page);
  const toasts: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/toast-') && toasts.push(request.url()));
  await page.goto('/support');
  await page.locator('[data-island][data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(toasts, 'before anybody types').toEqual([]);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/toast-'));
  const message = await fillInSupportForm(page);
  await arrived;

  await context.setOffline(true);
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.form').getByText(de.errors.offline)).toBeVisible();
  await expect(page.locator('.toast.destructive')).toContainText(de.toast.failure.title);
  await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue(message);

  await context.setOffline(false);
  await page.getByRole('button', { name: de.form.submit }).click();
  await expect(page.locator('.toast')).toContainText(de.toast.success.title);
  await mailContaining(message);
});

// The form's own script, and one that all islands share.
for (const script of ['support-form', 'react']) {
  test(`a form whose script ${script} does not come is posted as without script`, async ({ page, quiet }) => {
    quiet.allow('Failed to load resource');
    const lost = page.waitForEvent('requestfailed');
    await loseScript(page, script);
    await page.goto('/support');
    await lost;
    const message = await fillInSupportForm(page);
    await page.getByRole('button', { name: de.form.submit }).click();
    await expect(page).toHaveURL(/\/support\/sent\?ref=/);
    await expect(page.getByLabel(`${de.form.message.label} *`)).toHaveValue('');
    await mailContaining(message);
  });

  test(`a form that was sent before its script ${script} was lost is posted then`, async ({
    page,
    quiet,
  }) => {
    quiet.allow('Failed to load resource');
    const { promise: held, resolve: lose } = Promise.withResolvers<void>();
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await held;
      await route.abort();
    });
    const asked = page.waitForRequest(`**/assets/${script}-*.js`);
    await page.goto('/support', { waitUntil: 'commit' });
    await asked;
    const message = await fillInSupportForm(page);
    await page.getByRole('button', { name: de.form.submit }).click();
    await expect(page).toHaveURL(/\/support$/);
    lose();
    await expect(page).toHaveURL(/\/support\/sent\?ref=/);
    await mailContaining(message);
  });
}

async function addProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: adminEn.products.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Zen Focus');
  await dialog.getByLabel('Type').fill('Session');
  await dialog.getByLabel('Description').fill('Thirty quiet minutes');
  await dialog.getByRole('button', { name: adminEn.productDialog.save }).click();
  await expect(dialog).toBeHidden();
}

async function expectDraftKept(page: Page): Promise<void> {
  await expect(page.getByText('1 unpublished change')).toBeVisible();
  await tabNamed(page, adminEn.tabs.dashboard).click();
  await tabNamed(page, adminEn.tabs.products).click();
  await expect(page.getByRole('row').last()).toContainText('Zen Focus');
}

test('a draft outlives a toast that cannot be loaded', async ({ page, quiet }) => {
  quiet.allow('Failed to load resource');
  const lost = page.waitForEvent('requestfailed');
  await loseScript(page, 'toast');
  await openAdmin(page, '/admin/products');
  await addProduct(page);
  await lost;
  await expectDraftKept(page);
});

test('toasts of the admin area are there for who goes offline while working', async ({ page, context }) => {
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/toast-'));
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: adminEn.products.add }).click();
  await arrived;
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await addProduct(page);
  await expect(page.locator('.toast')).toContainText('Zen Focus');
});

test('who goes offline while working can still go from screen to screen', async ({ page, context }) => {
  await openAdmin(page, '/admin/products');
  await addProduct(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await tabNamed(page, adminEn.tabs.colors).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.colors.title);
  await expectDraftKept(page);
});

test('without the script of its account menu the admin area works', async ({ page, quiet }) => {
  quiet.allow('Failed to load resource');
  quiet.allow('account-menu');
  const lost = page.waitForEvent('requestfailed');
  await loseScript(page, 'account-menu');
  await openAdmin(page, '/admin/products');
  await lost;
  await addProduct(page);
  await expectDraftKept(page);
});

test('publishing whose script does not come says so, keeps the draft and can be tried again', async ({
  page,
  quiet,
}) => {
  quiet.allow('Failed to load resource');
  quiet.allow('publish-flow');
  await openAdmin(page, '/admin/products');
  await addProduct(page);
  const find = await loseScript(page, 'publish-flow');
  await page.getByRole('button', { name: adminEn.header.saveChanges }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(adminEn.failure.draftKept);
  await find();
  await dialog.getByRole('button', { name: adminEn.errors.retry }).click();
  await expect(dialog.getByRole('button', { name: adminEn.publish.publish })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectDraftKept(page);
});

test('a screen that cannot be shown leaves the draft and the other screens alone', async ({
  page,
  quiet,
}) => {
  quiet.allow('made for this test');
  await openAdmin(page, '/admin/products');
  await addProduct(page);
  await breakNumbers(page);
  await tabNamed(page, adminEn.tabs.colors).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.failure.title);
  await expect(page).toHaveTitle(fill(adminEn.meta.titles.failed, { brand: 'Elambra' }));
  await expect(page.getByRole('alert')).toContainText(adminEn.failure.draftKept);
  await mendNumbers(page);
  await page.getByRole('button', { name: adminEn.errors.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn.colors.title);
  await expectDraftKept(page);
});

inEachLook(() =>
  test('when the frame of the admin area fails, its page says so and loads again', async ({
    page,
    quiet,
    look,
    words,
    check,
  }) => {
    quiet.allow('made for this test');
    quiet.allow('sessionStorage mended');
    await page.addInitScript(() => {
      if (sessionStorage.getItem('mended')) return;
      Object.defineProperty(globalThis, 'ResizeObserver', {
        get() {
          throw new Error('made for this test');
        },
      });
    });
    await openAdmin(page, '/admin/colors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.failure.title);
    await expect(page.getByRole('alert')).toContainText(words.failure.draftLost);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await expect(page).toHaveTitle(fill(words.meta.titles.failed, { brand: 'Elambra' }));
    await check('error page');

    await page.evaluate(
      ([key, colors]) => {
        sessionStorage.setItem('mended', 'yes');
        localStorage.setItem(key, colors);
      },
      [productColorsKey, JSON.stringify([{ id: 'nova', baseColor: '#123456' }])] as const,
    );
    await page.getByRole('button', { name: words.failure.reload }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.colors.title);
    expect((await storedColors(page)).length).toBeGreaterThan(0);
  }),
);

declare global {
  interface Window {
    numbersAreBroken?: boolean;
  }
}

/** The colour manager formats numbers, the frame of the area does not. */
async function breakNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { NumberFormat } = Intl;
    window.numbersAreBroken = true;
    Object.defineProperty(Intl, 'NumberFormat', {
      get() {
        if (window.numbersAreBroken) throw new Error('made for this test');
        return NumberFormat;
      },
    });
  });
}

async function mendNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.numbersAreBroken = false;
  });
}
