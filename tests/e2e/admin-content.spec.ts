import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { discardContentDraft, enterAdmin, openSection, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { holdBack } from '#tests/kit/hold-back.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';

const { en } = adminWords;

// In sequence: there is one draft for all.
test.describe.configure({ mode: 'default' });

const texts = en.content;

function field(page: Page, path: string) {
  return page.locator(`[id="content-${path}"]`);
}

async function typeAtEnd(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

test.afterEach(async ({ page }) => discardContentDraft(page));

test('a new owner changes a headline in both languages and a price, and a second operator sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await createOwnOperator();
  await enterAdmin(page, '/admin', owner);
  await page.getByRole('link', { name: en.dashboard.content.button }).click();
  await page.getByLabel(texts.searchLabel).fill('eine Entscheidung.');
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('mark') })
    .getByRole('link', { name: /^NOVA · Heading/ })
    .first()
    .click();
  await expect(field(page, 'de.nova.hero.title')).toBeFocused();
  await typeAtEnd(page, 'de.nova.hero.title', ' Heute noch.');
  await typeAtEnd(page, 'en.nova.hero.title', ' This very day.');
  await openSection(page, 'plans');
  await field(page, 'offering.nova.plans.session.price').fill('549.50');
  const state = page.locator('.save-state');
  await expect(state).toHaveText(texts.save.saved);
  // The chip shows the new price once the server knows it.
  await openSection(page, 'hero');
  await expect(field(page, 'en.nova.hero.price')).toContainText('549.50');

  await page.reload();
  await expect(field(page, 'de.nova.hero.title')).toContainText('Minuten für eine Entscheidung. Heute noch.');
  await expect(field(page, 'en.nova.hero.title')).toContainText('This very day.');
  await openSection(page, 'plans');
  await expect(field(page, 'offering.nova.plans.session.price')).toHaveValue('549.5');
  await page.locator('#section-plans').press('j');
  await expect(page.locator('#section-faq')).toBeFocused();
  await page.locator('#section-faq').press('k');
  await expect(page.locator('#section-plans')).toBeFocused();
  await openSection(page, 'hero');

  const second = await (await browser.newContext()).newPage();
  await enterAdmin(second, '/admin/content?page=nova');
  await expect(field(second, 'en.nova.hero.title')).toContainText('This very day.');
  await expect(
    second.getByText(fill(texts.editor.here_one, { names: owner.name }), { exact: true }),
  ).toBeVisible();
  await typeAtEnd(second, 'de.nova.hero.lead', ' Wirklich.');
  await expect(field(page, 'de.nova.hero.lead')).toContainText('Wirklich.');
  await second.context().close();
});

test('chips are removed as a whole, steps are taken back, and a typed price is refused', async ({ page }) => {
  await enterAdmin(page, '/admin/content?page=nova&field=hero.title');
  const title = field(page, 'en.nova.hero.title');
  await title.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await expect(title).toHaveText(/^\W*minutes for one decision\.$/);
  await page.keyboard.press('Control+z');
  await expect(title).toContainText('60 minutes');
  await page.keyboard.press('Control+y');
  await expect(title).toHaveText(/^\W*minutes for one decision\.$/);
  await page.keyboard.type('{{{{sessionMinutes}}');
  // What is typed slowly is several steps.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(title.locator('.fact-chip')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });

  await typeAtEnd(page, 'en.nova.hero.title', ' $499');
  const notes = page.locator('[id="notes-en.nova.hero.title"]');
  await expect(notes).toContainText('$499 is a price');
  await notes.getByRole('button', { name: /^Use Price/ }).click();
  await expect(title.locator('.fact-chip')).toHaveCount(2);
  await expect(notes.locator('.err')).toHaveCount(0);
  await expect(page.locator('.save-state')).toHaveText(texts.save.saved);
});

test('a book that is pasted into a headline is refused, and the headline stays', async ({ page }) => {
  await enterAdmin(page, '/admin/content?page=nova&field=hero.title');
  const title = field(page, 'en.nova.hero.title');
  const before = await title.textContent();
  const paste = (letters: number) =>
    title.evaluate(
      (element, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      'word '.repeat(letters / 5),
    );
  await title.focus();
  await paste(250_000);
  await expect(
    page.getByText(fill(texts.pasteRefused, { count: '250,000', limit: 200 })).first(),
  ).toBeVisible();
  await expect(title).toHaveText(before!);
  // A little too much can be shortened in place.
  await paste(250);
  await expect(page.getByText(fill(texts.problems.tooLong, { limit: 200 }))).toBeVisible();
});

test('items are added, moved and removed by keyboard, and dragged', async ({ page }) => {
  await enterAdmin(page, '/admin/content?page=nova&field=faq.title');
  const faq = page.getByRole('region', { name: new RegExp(`^${texts.sections.faq}`) });
  await faq.getByRole('button', { name: 'Add question' }).press('Enter');
  await expect(faq.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.type('Wann geht es los?');
  await faq.getByRole('button', { name: 'Move question 4 up' }).press('Enter');
  await expect(faq.getByRole('listitem').nth(2).getByRole('textbox').first()).toHaveText('Wann geht es los?');
  await expect(page.locator('.save-state')).toHaveText(texts.save.saved);
  const title = page.locator('[id="notes-de.nova.faq.title"]');
  const miscounted = fill(en.publish.checks.reasons.miscounted, { was: 3, count: 4 });
  await expect(title).toContainText(miscounted);
  await page.reload();
  await expect(title).toContainText(miscounted);
  await expect(faq.getByRole('listitem').nth(2).getByRole('textbox').first()).toHaveText('Wann geht es los?');
  await page.setViewportSize({ width: 1280, height: 2400 });
  const second = faq.getByRole('listitem').nth(1);
  await faq.getByText('Question 3', { exact: true }).dragTo(second, { targetPosition: { x: 40, y: 20 } });
  await expect(second.getByRole('textbox').first()).toHaveText('Wann geht es los?');
  const remove = faq.getByRole('button', { name: 'Remove question 2' });
  await remove.press('Enter');
  await expect(faq.getByRole('listitem')).toHaveCount(3);
  // The next one has taken its place.
  await expect(remove).toBeFocused();
  await expect(page.locator('.save-state')).toHaveText(texts.save.saved);
  await expect(title).not.toContainText(miscounted);
});

test('a tab is not closed unasked while words are on their way, also from another screen', async ({
  page,
}) => {
  await enterAdmin(page, '/admin/content?page=nova&field=hero.lead');
  const arrive = await holdBack(page, '**/api/admin/content/draft', 'PATCH');
  await typeAtEnd(page, 'de.nova.hero.lead', ' Noch unterwegs.');
  await expect(page.locator('.save-state')).toHaveText(texts.save.saving);
  async function closeAndStay() {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  }
  await closeAndStay();
  await tabNamed(page, en.tabs.messages).click();
  await expect(page.getByRole('heading', { name: en.messages.title, exact: true })).toBeVisible();
  await closeAndStay();
  const stored = page.waitForResponse('**/api/admin/content/draft');
  arrive();
  await stored;
  await page.goto('/admin/content?page=nova&field=hero.lead');
  await expect(field(page, 'de.nova.hero.lead')).toContainText('Noch unterwegs.');
});

test('without an answer nothing typed is lost, and a colleague’s words are not overwritten', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow('net::ERR_FAILED');
  await enterAdmin(page, '/admin/content?page=nova&field=hero.lead');
  const lead = field(page, 'de.nova.hero.lead');
  await expect(lead).toBeVisible();
  const draft = '**/api/admin/content/draft';
  await page.route(draft, (route) => route.abort());
  await typeAtEnd(page, 'de.nova.hero.lead', ' Von mir.');
  await expect(page.locator('.save-state')).toHaveText(texts.save.failed);

  const colleague = await createOwnOperator();
  const second = await (await browser.newContext()).newPage();
  await enterAdmin(second, '/admin/content?page=nova&field=hero.lead', colleague);
  await typeAtEnd(second, 'de.nova.hero.lead', ' Von ihr.');
  await expect(second.locator('.save-state')).toHaveText(texts.save.saved);
  await second.context().close();

  await page.unroute(draft);
  const notes = page.locator('[id="notes-de.nova.hero.lead"]');
  await expect(notes).toContainText(fill(texts.conflict.title, { name: colleague.name }));
  await expect(notes).toContainText('Von ihr.');
  await expect(lead).toContainText('Von mir.');
  await notes.getByRole('button', { name: texts.conflict.takeOwn }).click();
  await expect(page.locator('.save-state')).toHaveText(texts.save.saved);
  await page.reload();
  await expect(lead).toContainText('Von mir.');
});

inEachLook(() =>
  test('overview and page editor have no violation and fit', async ({ page, words, check }) => {
    test.slow();
    await signIn(page);
    await page.goto('/admin/content');
    await expect(page.getByRole('heading', { name: words.content.groups.offerings })).toBeVisible();
    await check('overview');
    await page.goto('/admin/content?q=14');
    await expect(page.locator('mark').first()).toBeVisible();
    await check('found');
    await page.goto('/admin/content?page=nova&field=hero.title');
    await expect(field(page, 'de.nova.hero.title')).toBeFocused();
    await typeAtEnd(page, 'de.nova.hero.title', ' 499 $');
    await expect(page.locator('.field-problem')).toBeVisible();
    await page.locator('.insert-menu summary').nth(3).click();
    await check('page editor');
  }),
);
