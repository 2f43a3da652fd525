import { adminWords } from '#content/admin/words.ts';
import nova from '#content/offerings/nova/de.json' with { type: 'json' };
import { discardContentDraft, enterAdmin, openSection } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

const says = en.content.preview;
const typed = 'Ein Satz, den noch niemand kennt';

test.afterEach(async ({ page }) => discardContentDraft(page));

test('the fields come before the preview when one tabs through the editor', async ({ page }) => {
  await enterAdmin(page, '/admin/content?page=nova');
  await expect(page.locator('.page-preview iframe.ready').first()).toBeVisible();
  await page.getByRole('button', { name: says.close }).focus();
  const field = page.locator('[id="content-de.nova.hero.title"]');
  const passed: string[] = [];
  while (passed.length < 40 && !(await field.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Tab');
    passed.push(await page.evaluate(() => document.activeElement!.tagName));
  }
  await expect(field).toBeFocused();
  expect(passed).not.toContain('IFRAME');
});

test('a click on a sentence opens its field, what is typed stands on the page at once, and visitors see nothing of it', async ({
  page,
}) => {
  await enterAdmin(page, '/admin/content?page=nova');
  await page.getByRole('group', { name: says.language }).getByRole('button', { name: 'German' }).click();
  const frame = page.frameLocator('.page-preview iframe.ready');
  const heading = frame.locator('h1');
  await heading.click();
  const field = page.locator('[id="content-de.nova.hero.title"]');
  await expect(field).toBeFocused();
  await expect(frame.locator('.field-outline')).toHaveCount(1);

  await openSection(page, 'faq');
  await expect(heading).not.toBeInViewport();
  await expect(frame.locator('.field-outline:not(.pointed)')).toBeInViewport();
  // The field of another section opens its section.
  await frame.locator('h1').click();
  await expect(field).toBeFocused();

  // Nothing answers, so that only the browser can have changed the page.
  const drafts = '**/api/admin/content/draft';
  await page.route(drafts, async (route) => {
    if (route.request().method() === 'PATCH') await expect(heading).toHaveText(typed, { timeout: 1000 });
    await route.continue();
  });
  const rendered = page.waitForResponse(
    (response) => response.url().includes('/content/preview?') && response.ok(),
  );
  await field.fill(typed);
  await expect(heading).toHaveText(typed, { timeout: 1000 });
  expect(await (await rendered).text()).toContain(typed);
  await expect(frame.locator('h1')).toHaveText(typed);
  await page.unroute(drafts);
  expect(await (await page.request.get('/nova')).text()).not.toContain(typed);

  await page.getByRole('button', { name: says.narrow.check }).click();
  await expect(page.getByText(says.narrow.fits)).toBeVisible();

  // A text that only search engines show is looked for in vain; a choice has no place of its own.
  await openSection(page, 'meta');
  await expect(page.getByText(says.hidden)).toBeVisible();
  await openSection(page, 'plans');
  await page.locator('[id="content-offering.nova.plans.session.mark"]').focus();
  await expect(page.getByText(says.hint)).toBeVisible();

  await frame.getByRole('contentinfo').getByRole('link', { name: 'SOPHIE' }).first().dblclick();
  await expect(page).toHaveURL(/page=sophie/);
  await expect(page.frameLocator('.page-preview iframe.ready').locator('h1')).not.toHaveText(nova.hero.title);
});
