import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, publish, renderingMs, signIn } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { openMessage, replyBody } from '#tests/kit/inbox-page.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

const { questions: texts } = en.content;
const { desk } = en.messages;

// In sequence: they share the list.
test.describe.configure({ mode: 'default' });

const question = 'Zwergpinguin verschieben?';
const list = '/admin/content?show=questions';

test('a question that found nothing is noted beside a section, published, and found when asked again', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent(question)}`);
  await signIn(page);
  await openAdmin(page, list);
  const item = page.getByRole('listitem').filter({ hasText: 'Zwergpinguin' }).first();
  await expect(item.locator('mark')).toHaveText('Zwergpinguin');
  await item.getByRole('button', { name: new RegExp(`^${texts.again}`) }).click();
  await expect(item.getByText(texts.near)).toBeVisible();
  await item
    .getByRole('button', { name: new RegExp(`^${texts.add}`) })
    .first()
    .click();
  await expect(item.getByText(texts.added).first()).toBeVisible();
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await publish(page.getByRole('dialog'));

  await openAdmin(page, list);
  await expect(item.locator('mark')).toHaveCount(0);
  await item.getByRole('button', { name: new RegExp(`^${texts.again}`) }).click();
  await expect(item.getByText(texts.fits)).toBeVisible({ timeout: renderingMs });
  await item.getByRole('button', { name: new RegExp(`^${texts.done}`) }).click();
  await expect(item).toHaveCount(0);
});

test('what the site says goes into the reply with its address, where the cursor is', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page, { message: 'Hello,\n\ncan I move my NOVA session to another day?' });
  await openMessage(page, name);
  const insert = page.getByRole('button', { name: new RegExp(`^${desk.insert}:`) });
  await expect(insert.first()).toBeVisible();
  expect(await insert.count()).toBeLessThanOrEqual(3);
  await replyBody(page).fill('Dear Jo,\n\n\nYours');
  await replyBody(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 10));
  await insert.first().click();
  await expect(replyBody(page)).toHaveValue(/^Dear Jo,\n\n.+\nhttps?:\/\/\S+\/en\/\S+\n\nYours$/);
  await expect(replyBody(page)).toBeFocused();
});

test('a message that nothing fits leaves its question in the list, on request', async ({ page }) => {
  await signIn(page);
  const asked = 'Do you rent penguins with umbrellas?';
  const name = await sendMessage(page, { message: `Hello,\n\n${asked}` });
  await openMessage(page, name);
  await expect(page.getByText(fill(desk.none, { question: asked }))).toBeVisible();
  await page.getByRole('button', { name: desk.keep }).click();
  await expect(page.getByText(desk.kept)).toBeVisible();
  await openAdmin(page, list);
  await expect(page.getByRole('listitem').filter({ hasText: 'penguins' })).toBeVisible();
});
