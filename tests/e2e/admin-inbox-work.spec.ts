import { adminWords } from '#content/admin/words.ts';
import { dayAfter } from '#domain/inbox/working-days.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { openFoundMessage, openMessage, replyBody } from '#tests/kit/inbox-page.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';

const texts = adminWords.en.messages;
const unique = () => crypto.randomUUID().slice(0, 8);
/** The day of the server, in the time zone of the site. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

test('a message gets a tag with the keyboard, and is found by it in every folder', async ({ page }) => {
  await signIn(page);
  const tag = `Tag ${unique()}`;
  const name = await sendMessage(page);
  const other = await sendMessage(page);
  await openMessage(page, name);
  await page.keyboard.press('l');
  await expect(page.getByLabel(texts.tags.add)).toBeFocused();
  await page.keyboard.type(tag);
  await page.keyboard.press('Enter');
  const removal = fill(texts.tags.remove, { tag });
  await expect(page.getByRole('button', { name: removal })).toBeVisible();
  await expect(page.getByRole('link', { name }).getByText(tag)).toBeVisible();

  // Suggested for the next one.
  await openFoundMessage(page, other);
  await expect(page.locator(`datalist option[value="${tag}"]`)).toHaveCount(1);

  await openAdmin(page, '/admin/messages');
  await page.getByRole('button', { name: texts.filters.title, exact: true }).click();
  await page.getByLabel(texts.filters.tag, { exact: true }).selectOption(tag);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('tag') === tag);
  await page.keyboard.press('Escape');
  await expect(tabNamed(page, 'New (1)')).toBeVisible();
  await expect(page.getByRole('link', { name: other })).toHaveCount(0);
  await page.getByRole('link', { name }).click();
  await page.getByLabel(texts.state.status).selectOption('done');
  await expect(page.getByText(texts.empty.filtered.title)).toBeVisible();
  await page.getByRole('link', { name: 'Done (1)' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  // The filter is removed with one click.
  const label = fill(texts.filters.chip, { label: texts.filters.tag, value: tag });
  await page.getByRole('button', { name: fill(texts.filters.remove, { label }) }).click();
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('tag'));
  await expect(page.getByRole('button', { name: texts.filters.title, exact: true })).toBeFocused();
});

test('filters by person and kind narrow every folder, and are removed where nothing is left', async ({
  page,
}) => {
  await signIn(page);
  const word = unique();
  const mine = await sendMessage(page, { name: `Mine ${word}` });
  const others = await sendMessage(page, { name: `Other ${word}` });
  await openMessage(page, mine);
  await page.getByLabel(texts.state.assignee).selectOption(operatorCredentials.name);
  await expect(tabNamed(page, `${texts.folders.mine} (1)`)).toBeVisible();
  await openAdmin(page, `/admin/messages?q=${word}&assignee=me&kind=message`);
  await expect(page.getByRole('link', { name: mine })).toBeVisible();
  await expect(page.getByRole('link', { name: others })).toHaveCount(0);
  await openAdmin(page, `/admin/messages?q=${word}&assignee=none`);
  await expect(page.getByRole('link', { name: others })).toBeVisible();
  await expect(tabNamed(page, 'Inbox (1)')).toBeVisible();
  await openAdmin(page, `/admin/messages?q=${word}&kind=withdrawal`);
  await page.getByRole('button', { name: texts.filters.clear, exact: true }).click();
  await expect(tabNamed(page, 'Inbox (2)')).toBeVisible();
});

test('a done message comes back on its follow-up date, and goes when it is done again', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  const article = page.getByRole('article');
  await expect(article.getByText(/^Reply by /)).toBeVisible();
  await page.getByLabel(texts.state.status).selectOption('done');
  await expect(article.getByText(/^Reply by /)).toHaveCount(0);
  await page.locator('body').press('f');
  const followUp = page.getByLabel(texts.followUp.label, { exact: true });
  await expect(followUp).toBeFocused();
  await followUp.selectOption({ index: 2 });
  await expect(article.getByText(/^Follow up /)).toBeVisible();
  await expect(tabNamed(page, 'Due (1)')).toHaveCount(0);

  await followUp.selectOption(texts.followUp.own);
  await page.getByLabel(texts.followUp.day).fill(today);
  await page.getByRole('button', { name: texts.followUp.set, exact: true }).click();
  await expect(article.getByText(texts.due.followUp.today)).toBeVisible();
  await tabNamed(page, 'Due (1)').click();
  await page.getByRole('link', { name }).click();
  await article.getByRole('button', { name: texts.bulk.actions.done, exact: true }).click();
  await expect(article.getByText(texts.due.followUp.today)).toHaveCount(0);
  await expect(followUp).toHaveValue('');
  await page.keyboard.press('z');
  await expect(followUp).toHaveValue(today);
  await followUp.selectOption(dayAfter(today, 14));
  await expect(tabNamed(page, 'Due (1)')).toHaveCount(0);
});

test('messages are answered, assigned and sorted by keys alone, one after the other', async ({ page }) => {
  await createOwnOperator('support');
  await signIn(page);
  const word = unique();
  for (const letter of 'DCBA') await sendMessage(page, { name: `${letter} ${word}` });
  await openAdmin(page, `/admin/messages?q=${word}`);
  const heading = (letter: string) => page.getByRole('heading', { name: `${letter} ${word}`, level: 2 });
  await expect(tabNamed(page, 'Inbox (4)')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('A')).toBeFocused();
  await expect(replyBody(page)).toBeEditable();
  await page.keyboard.press('r');
  await page.keyboard.type('Gladly.');
  await expect(replyBody(page)).toHaveValue(`Dear A ${word},\n\nGladly.`);
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(heading('B')).toBeFocused();
  await page.keyboard.press('!');
  await expect(heading('C')).toBeFocused();

  // The second choice is made before the first is saved.
  const chosen = Promise.withResolvers<void>();
  await page.route('**/api/admin/messages/*', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  const assignee = page.getByLabel(texts.state.assignee);
  await page.keyboard.press('a');
  for (let choice = 0; choice < 2; choice += 1) await page.keyboard.press('ArrowDown');
  const second = await assignee.getByRole('option').nth(2).getAttribute('value');
  await expect(assignee).toHaveValue(second!);
  chosen.resolve();
  await page.keyboard.press('Escape');
  await expect(heading('C')).toBeFocused();
  await expect(page.getByRole('link', { name: `C ${word}` }).getByText(/^Ada /)).toBeVisible();
  await page.reload();
  await expect(assignee).toHaveValue(second!);

  await page.keyboard.press('#');
  await expect(heading('D')).toBeFocused();
  for (const folder of ['Inbox', 'Done', 'Spam', 'Bin'])
    await expect(tabNamed(page, `${folder} (1)`)).toBeVisible();
});

inEachLook(() =>
  test('filters, tags and dates have no violation and fit', async ({ page, words, check }) => {
    await signIn(page);
    const name = await sendMessage(page);
    await openAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}&assignee=none&kind=message`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: words.messages.filters.title, exact: true }).click();
    await check('filters');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name }).click();
    await page.getByLabel(words.messages.tags.add).fill('Donaudampfschifffahrtsgesellschaft');
    await page.keyboard.press('Enter');
    await page.getByLabel(words.messages.followUp.label, { exact: true }).selectOption('own');
    await check('message');
  }),
);

test('the row of the open message is in view, however far down the list', async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  for (let number = 0; number < 12; number += 1) await sendMessage(page, { name: `Ada ${word} ${number}` });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, `/admin/messages?q=${word}`);
  const row = page.getByRole('link', { name: `Ada ${word} 2` });
  await page.goto(new URL((await row.getAttribute('href'))!, page.url()).href);
  await expect(page.getByRole('heading', { name: `Ada ${word} 2` })).toBeVisible();
  await expect(row).toBeInViewport({ ratio: 1 });
});
