import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { openMessage, replyBody } from '#tests/kit/inbox-page.ts';

const { en } = adminWords;

const texts = en.messages;

test('what a search finds is announced as the number of messages in the folder', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  for (let spam = 0; spam < 2; spam++) await sendMessage(page, { name }, { 'Form-Trap': '1' });
  await openAdmin(page, '/admin/messages');
  await page.getByLabel(texts.searchLabel).fill(name);
  const found = page.getByRole('search').getByRole('status');
  await expect(found).toHaveText('1 message');
  await tabNamed(page, 'Spam (2)').click();
  await expect(found).toHaveText('2 messages');
  await page.getByRole('button', { name: en.messages.folders.more }).click();
  await page.getByRole('button', { name: 'Done (0)' }).click();
  await expect(found).toHaveText('0 messages');
});

test('a name with a typing fault and a telephone number in another spelling find their message', async ({
  page,
}) => {
  await signIn(page);
  const letters = crypto.randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  const [name] = letters.split('-') as [string];
  const digits = String(Math.random()).slice(2, 9);
  await sendMessage(page, { name, message: `Please call 0049 (0)171/${digits}.` });
  await openAdmin(page, '/admin/messages');
  const search = page.getByLabel(texts.searchLabel);
  const hit = page.getByRole('list').getByRole('link', { name });
  const typed = name.slice(0, 5) + name.slice(6);
  await search.fill(typed);
  await expect(page.getByText(fill(texts.similar, { query: typed }))).toBeVisible();
  await expect(hit).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(search).toHaveValue(name);
  await expect(page.getByText(fill(texts.similar, { query: typed }))).toBeHidden();
  await search.fill(`0171 ${digits}`);
  await expect(tabNamed(page, 'Inbox (1)')).toBeVisible();
  await expect(hit).toBeVisible();
});

test('a message is found by its number in any spelling, and worked off by single keys', async ({ page }) => {
  await signIn(page);
  const word = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`First ${word}`, `Second ${word}`];
  for (const name of [second, first]) await sendMessage(page, { name });
  await openMessage(page, first);
  const reference = (await page
    .getByRole('article')
    .getByText(/^E-\d{4}-\d{7}$/)
    .first()
    .textContent())!;
  const search = page.getByLabel(texts.searchLabel);
  for (const said of [reference, reference.replaceAll('-', ''), `${texts.detail.language} ${reference}.`]) {
    // Both, so that what is seen next is not left over from before.
    await search.fill(word);
    await expect(tabNamed(page, 'Inbox (2)')).toBeVisible();
    await search.fill(said);
    await expect(tabNamed(page, 'Inbox (1)')).toBeVisible();
    await expect(page.getByRole('list').getByRole('link', { name: first })).toBeVisible();
  }
  await search.fill(word);
  await expect(tabNamed(page, 'Inbox (2)')).toBeVisible();
  const inList = (name: string) => page.getByRole('list').getByRole('link', { name });
  await inList(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(inList(second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(inList(first)).toBeFocused();
  await page.getByRole('heading', { name: first, level: 2 }).click();
  await page.keyboard.press('e');
  await expect(tabNamed(page, 'Inbox (1)')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: second, level: 2 })).toBeFocused();
  await page.keyboard.press('r');
  await expect(replyBody(page)).toBeFocused();
  await page.keyboard.press('e');
  await expect(replyBody(page)).toHaveValue(/e/);
  await expect(tabNamed(page, 'Inbox (1)')).toBeVisible();
  await page.getByRole('heading', { name: second, level: 2 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: texts.keys.title });
  await help.getByLabel(texts.keys.on).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});
