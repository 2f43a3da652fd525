import { adminWords } from '#content/admin/words.ts';
import { dayAfter } from '#domain/inbox/working-days.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { mailContaining } from '#tests/kit/browser-mailbox.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { sendMessage, sendResponse } from '#tests/kit/browser-visitor.ts';
import { openMessage, replyBody, toast } from '#tests/kit/inbox-page.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { refusedAtFirst } from '#tests/kit/refused-mail.ts';

const { en } = adminWords;

const { email, password, name: operatorName } = operatorCredentials;
const texts = en.messages;

test('without a sign-in the three tabs ask for it and hold nothing of visitors', async ({ page }) => {
  const name = await sendMessage(page);
  for (const tab of ['messages', 'responses', 'privacy'] as const) {
    await openAdmin(page, `/admin/${tab}`);
    await expect(tabNamed(page, en.tabs[tab])).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: en.locked.title })).toBeVisible();
    expect(await page.content()).not.toContain(name);
    const html = await (await page.request.get(`/admin/${tab}`)).text();
    expect(html).not.toContain(name);
  }
});

test('an operator signs in, is told what was wrong before, and signs out again', async ({ page, quiet }) => {
  quiet.allow('status of 401');
  quiet.allow('Clear-Site-Data');
  const name = await sendMessage(page);
  await openAdmin(page, '/admin/messages');
  const submit = page.getByRole('button', { name: en.signIn.submit });
  await submit.click();
  await expect(page.getByText(en.signIn.errors.emailRequired)).toBeVisible();
  await expect(page.getByLabel(en.signIn.email)).toBeFocused();
  await page.getByLabel(en.signIn.email).fill('nobody@example.com');
  await page.getByLabel(en.signIn.password).fill('not the right one');
  await submit.click();
  await expect(page.getByText(en.signIn.errors.wrong)).toBeVisible();
  await page.getByLabel(en.signIn.email).fill(email);
  await page.getByLabel(en.signIn.password).fill(password);
  await submit.click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: operatorName }).click();
  await page.getByRole('button', { name: en.header.signOut }).click();
  await expect(page.getByRole('heading', { name: en.dashboard.title })).toBeFocused();
  await tabNamed(page, en.tabs.messages).click();
  await expect(page.getByRole('heading', { name: en.locked.title })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a message is found, assigned, noted, answered by mail and done', async ({ page }) => {
  await signIn(page);
  const email = 'asks-when@example.com';
  const name = await sendMessage(page, { email, message: 'When can we meet?' });
  await openMessage(page, name);
  await expect(page.getByText('When can we meet?').last()).toBeVisible();
  await expect(page.getByText(texts.delivery.notice)).toBeVisible();

  await page.getByLabel(texts.state.assignee).selectOption(operatorName);
  await expect(page.getByRole('link', { name: operatorName })).toBeVisible();

  await page.getByLabel(texts.notes.label).fill('Call back on Monday');
  await page.getByRole('button', { name: texts.notes.save }).click();
  await expect(page.getByText('Call back on Monday')).toBeVisible();

  const reply = page.getByRole('form', { name: texts.reply.title });
  const body = replyBody(page);
  await expect(body).toHaveValue(`Dear ${name},\n\n`);
  await reply.getByRole('button', { name: texts.reply.send }).click();
  await expect(reply.getByText(texts.reply.bodyRequired)).toBeVisible();
  await expect(body).toBeFocused();
  await body.fill(`Dear ${name},\n\nhow about Tuesday?`);
  await reply.getByRole('button', { name: texts.reply.send }).click();
  await expect(page.getByRole('heading', { name: texts.reply.history })).toBeVisible();
  await expect(page.getByLabel(texts.state.status)).toHaveValue('open');

  const mail = await mailContaining(`Dear ${name},\n\nhow about Tuesday?`);
  expect(mail.to).toMatchObject([{ address: email }]);
  expect(mail.subject).toMatch(/^Your message to Elambra \(reference E-\d{4}-\d{7}\)$/);
  expect(mail.text).toContain(`Kind regards\n${operatorName}`);
  expect(mail.text).toContain('> When can we meet?');

  await page.getByLabel(texts.state.status).selectOption('done');
  await tabNamed(page, 'Done (1)').click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a mail that the mail server refused is seen on its message and sent again by keyboard', async ({
  page,
}) => {
  await signIn(page);
  const text = `${refusedAtFirst} ${crypto.randomUUID()}`;
  const name = await sendMessage(page, { message: text });
  await openAdmin(page, '/admin/messages');
  await page.getByLabel(texts.searchLabel).fill(name);
  const item = page.getByRole('link', { name });
  await expect(item.getByText(texts.mailFailed)).toBeVisible();
  await item.click();
  const mail = page.locator('.mail-delivery').filter({ hasText: texts.delivery.notice });
  await expect(mail).toContainText(texts.delivery.failed);
  await expect(mail).toContainText('550');
  await mail.getByRole('button', { name: texts.delivery.retry }).press('Enter');
  await expect(mail).toBeFocused();
  await expect(mail.getByRole('button')).toHaveCount(0);
  await mailContaining(text);
});

test('of two operators who change the same message, the second one decides', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow('status of 409');
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  const other = await context.newPage();
  await openMessage(other, name);
  await other.getByLabel(texts.state.status).selectOption('done');
  await expect(other.getByLabel(texts.state.status)).toHaveValue('done');
  await expect(tabNamed(other, 'Done (1)')).toBeVisible();

  await page.getByLabel(texts.state.status).selectOption('open');
  const conflict = page.getByRole('alert').filter({ hasText: texts.conflict.title });
  await expect(conflict).toContainText(texts.states.done);
  await expect(page.getByLabel(texts.state.status)).toHaveValue('done');
  await conflict.getByRole('button', { name: texts.conflict.mine }).click();
  await expect(page.getByLabel(texts.state.status)).toHaveValue('open');
  await expect(conflict).toBeHidden();
});

test('what is suspected is apart, says why, and moves to the inbox', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page, {}, { 'Form-Trap': '1', 'Form-Elapsed-Ms': '1' });
  await openAdmin(page, '/admin/messages');
  await page.getByLabel(texts.searchLabel).fill(name);
  await expect(page.getByText(texts.empty.search.title)).toBeVisible();
  await tabNamed(page, 'Spam (1)').click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(texts.suspectedReasons.honeypot)).toBeVisible();
  await expect(page.getByText(texts.suspectedReasons.tooFast)).toBeVisible();
  await page.getByRole('button', { name: texts.suspectedReasons.notSuspect }).click();
  await expect(page.getByText(texts.suspectedReasons.title)).toBeHidden();
  await tabNamed(page, 'Inbox (1)').click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('messages assigned to me have a folder of their own until they are done', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  await page.getByLabel(texts.state.assignee).selectOption(operatorName);
  await tabNamed(page, `${texts.folders.mine} (1)`).click();
  await page.getByRole('link', { name }).click();
  await page.getByLabel(texts.state.status).selectOption('done');
  await expect(page.getByText(texts.empty.search.title)).toBeVisible();
});

test('many messages change together, and one click gives each its former state back', async ({ page }) => {
  await signIn(page);
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of [`One ${word}`, `Two ${word}`, `Three ${word}`]) await sendMessage(page, { name });
  await openMessage(page, `Two ${word}`);
  await page.getByLabel(texts.state.status).selectOption('open');
  await openAdmin(page, `/admin/messages?q=${word}`);
  const list = page.getByRole('region', { name: texts.list, exact: true }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await page.getByLabel(fill(texts.bulk.select, { name: `Two ${word}` })).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByLabel(texts.bulk.selectShown).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: texts.bulk.actions.delete, exact: true }).click();
  await expect(toast(page)).toContainText('3 messages moved to the bin');
  await expect(tabNamed(page, 'Inbox (0)')).toBeFocused();
  await tabNamed(page, 'Bin (3)').click();
  await toast(page).getByRole('button', { name: texts.bulk.undo }).click();
  await expect(toast(page)).toContainText('Undone for 3 messages');
  await expect(tabNamed(page, 'New (2)')).toBeVisible();
  await tabNamed(page, 'Open (1)').click();
  await expect(list).toContainText(`Two ${word}`);
});

test('several messages get a tag and a follow-up date together, and one click takes it back', async ({
  page,
}) => {
  await signIn(page);
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of [`One ${word}`, `Two ${word}`]) await sendMessage(page, { name });
  await openAdmin(page, `/admin/messages?q=${word}`);
  const bar = page.getByRole('region', { name: texts.bulk.label });
  const list = page.getByRole('region', { name: texts.list, exact: true }).getByRole('listitem');
  const openFields = async () => {
    await page.getByLabel(texts.bulk.selectShown).check();
    await bar.getByText(texts.bulk.sort).click();
  };
  await openFields();
  await bar.getByLabel(texts.tags.add).fill(`tag ${word}`);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('2 messages tagged');
  await expect(list.getByText(`tag ${word}`)).toHaveCount(2);
  await openFields();
  await bar.getByLabel(texts.followUp.day).fill(dayAfter(new Date().toISOString().slice(0, 10), 1));
  await bar.getByRole('button', { name: texts.followUp.set }).click();
  await expect(toast(page)).toContainText('Follow-up of 2 messages changed');
  await expect(list.getByText(/^Follow up /)).toHaveCount(2);
  await toast(page).getByRole('button', { name: texts.bulk.undo }).click();
  await expect(list.getByText(/^Follow up /)).toHaveCount(0);
  await expect(list.getByText(`tag ${word}`)).toHaveCount(2);
});

test('a whole folder is sorted at once, also what is not shown', async ({ page }) => {
  await signIn(page);
  const word = crypto.randomUUID().slice(0, 8);
  for (let spam = 0; spam < 51; spam += 1)
    await sendMessage(page, { name: `Robot ${word}` }, { 'Form-Trap': '1' });
  await openAdmin(page, `/admin/messages?folder=suspected&q=${word}`);
  await page.getByLabel(texts.bulk.selectShown).check();
  await expect(page.getByText('50 selected')).toBeVisible();
  await page
    .getByRole('button', { name: fill(texts.bulk.selectWhole, { count: 51, folder: 'Spam' }) })
    .click();
  await expect(page.getByText('51 selected')).toBeVisible();
  await page.getByRole('button', { name: texts.bulk.actions.notSpam, exact: true }).click();
  await expect(toast(page)).toContainText('51 messages moved to the inbox');
  await expect(tabNamed(page, 'Spam (0)')).toBeVisible();
});

test('messages leave as a CSV file', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openAdmin(page, '/admin/messages');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const file = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(file).toString()).toContain(name);
});

inEachLook(() =>
  test('the inbox has no violation and fits', async ({ page, look, words, check }) => {
    test.setTimeout(90_000);
    const message = `${'x'.repeat(300)} Donaudampfschifffahrt`;
    const name = await sendMessage(page, { message }, { 'Form-Elapsed-Ms': '1' });
    await sendResponse(page, { name, comment: `${refusedAtFirst} ${'y'.repeat(300)}` });

    await openAdmin(page, '/admin/messages');
    await expect(page.getByRole('heading', { name: words.locked.title })).toBeVisible();
    await page.getByRole('button', { name: words.signIn.submit }).click();
    await check('refused sign-in');
    await signIn(page);

    await openAdmin(page, `/admin/messages?folder=suspected&q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByLabel(words.messages.bulk.selectShown).check();
    await check('list');
    await page.getByRole('button', { name: words.messages.bulk.actions.delete }).click();
    // It stays while it is pointed at.
    await toast(page).hover();
    await check('thrown away');
    await toast(page).getByRole('button', { name: words.messages.bulk.undo }).click();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: words.messages.reply.send }).click();
    await check('message');
    if (look.width < 1024) {
      await page.getByRole('link', { name: words.messages.detail.back }).click();
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await openAdmin(page, '/admin/messages?q=nothing-like-this');
    await expect(page.getByText(words.messages.empty.search.title)).toBeVisible();
    await check('nothing found');
  }),
);
