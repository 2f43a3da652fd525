import { adminWords } from '#content/admin/words.ts';
import { signIn } from '#tests/kit/admin-page.ts';
import { answerByMail, mailContaining } from '#tests/kit/browser-mailbox.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { openMessage, replyBody } from '#tests/kit/inbox-page.ts';
import { contentOf } from '#tests/kit/sample-files.ts';

const { de, en } = adminWords;

const texts = en.messages;

test('what was typed is there again after a reload, on another device, and after it could not be saved', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow('Failed to load resource');
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  await replyBody(page).fill('Half a sent');
  await page.getByLabel(texts.notes.label).fill('Half a note');
  await expect(page.locator('.draft-state').filter({ hasText: /^Draft saved/ })).toHaveCount(2);
  await page.reload();
  await expect(replyBody(page)).toHaveValue('Half a sent');
  await expect(page.getByLabel(texts.notes.label)).toHaveValue('Half a note');

  // Closed within the moment that saving waits, and without a connection.
  await page.route('**/drafts/*', (route) => route.abort());
  await replyBody(page).fill('Half a sentence');
  await page.unroute('**/drafts/*');
  await page.reload();
  await expect(replyBody(page)).toHaveValue('Half a sentence');
  await expect(page.locator('.reply-form .draft-state')).toContainText('Draft saved');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other);
  await other.goto(page.url());
  await expect(replyBody(other)).toHaveValue('Half a sentence');
  await elsewhere.close();
});

test('a reply says when it was handed over while one looks, and ends the work at once', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  await replyBody(page).fill(`Dear ${name}, gladly.`);
  await page.getByRole('button', { name: texts.reply.sendDone }).click();
  await expect(page.getByLabel(texts.state.status)).toHaveValue('done');
  await mailContaining(`Dear ${name}, gladly.`);
  const delivery = page.locator('.mail-delivery').filter({ hasText: `${texts.delivery.reply}:` });
  await expect(delivery).toContainText('handed over');
  await expect(replyBody(page)).toHaveValue(`Dear ${name},\n\n`);
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.reply.history })).toBeVisible();
  await expect(replyBody(page)).toHaveValue(`Dear ${name},\n\n`);
});

test('a template is made, inserted at the cursor in the language of the message, and taken back', async ({
  page,
}) => {
  await signIn(page);
  const name = await sendMessage(page);
  const title = `Thanks ${name}`;
  await openMessage(page, name);
  await replyBody(page).fill(`Dear ${name},\n\n\n\nSee you soon.`);
  await page.getByText(texts.templates.menu, { exact: true }).click();
  await expect(page.getByRole('button', { name: de.firstTemplates.thanks.title })).toBeVisible();
  await page.getByRole('button', { name: texts.templates.manage }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.templates.add }).click();
  await dialog.getByRole('button', { name: en.common.save }).click();
  await expect(dialog.getByLabel(texts.templates.name)).toBeFocused();
  await dialog.getByLabel(texts.templates.name).fill(title);
  await dialog.getByLabel('Text in German').fill('Danke, {{name}}!');
  await dialog.getByLabel('Text in English').fill('Thank you, ');
  await dialog.getByRole('button', { name: texts.templates.placeholders.name }).last().click();
  await expect(dialog.getByLabel('Text in English')).toHaveValue('Thank you, {{name}}');
  await dialog.getByRole('button', { name: en.common.save }).click();
  await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole('button', { name: en.common.close }).click();

  await replyBody(page).evaluate((field: HTMLTextAreaElement) => {
    const middle = field.value.indexOf('\n\n\n') + 2;
    field.setSelectionRange(middle, middle);
  });
  await page.getByRole('button', { name: title }).click();
  await expect(replyBody(page)).toHaveValue(`Dear ${name},\n\nThank you, ${name}\n\nSee you soon.`);
  await expect(replyBody(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(replyBody(page)).toHaveValue(`Dear ${name},\n\n\n\nSee you soon.`);
});

test('files go with the reply, and what is none of those allowed is refused by name', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 422');
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  await page.getByLabel(texts.files.add).setInputFiles([
    { name: 'Contract.pdf', mimeType: 'application/pdf', buffer: contentOf.pdf },
    { name: 'Contract.exe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0\0\0') },
  ]);
  await expect(page.getByText('“Contract.exe.pdf” isn’t')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Contract.pdf' })).toBeVisible();
  await replyBody(page).fill(`Dear ${name}, here it is.`);
  await page.getByRole('button', { name: texts.reply.send }).click();
  await expect(page.getByRole('heading', { name: texts.reply.history })).toBeVisible();
  const mail = await mailContaining(`Dear ${name}, here it is.`);
  expect(mail.attachments).toMatchObject([{ filename: 'Contract.pdf' }]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Contract.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Contract.pdf');
});

test('what the customer answers by mail comes into the thread while one looks, and opens the work again', async ({
  page,
}) => {
  await signIn(page);
  const email = 'answers-by-mail@example.com';
  const name = await sendMessage(page, { email });
  await openMessage(page, name);
  await replyBody(page).fill(`Dear ${name}, how about Tuesday?`);
  await page.getByRole('button', { name: texts.reply.sendDone }).click();
  await expect(page.getByLabel(texts.state.status)).toHaveValue('done');
  const mail = await mailContaining(`Dear ${name}, how about Tuesday?`);
  const quote = 'On Saturday Elambra wrote:\r\n> how about Tuesday?';
  await answerByMail(mail, email, `Tuesday it is.\r\n\r\n${quote}`);
  await expect(page.getByText('Tuesday it is.', { exact: true })).toBeVisible();
  await expect(page.getByLabel(texts.state.status)).toHaveValue('open');
  await expect(page.getByRole('link', { name }).getByText(en.common.newAnswer)).toBeVisible();
  await expect(page.getByText('> how about Tuesday?')).toBeHidden();
  await page.getByText(texts.incoming.quoted).click();
  await expect(page.getByText('> how about Tuesday?')).toBeVisible();
  // Not only at its old place in the list: where the day begins, and in a folder of its own.
  await page.getByRole('tab', { name: en.tabs.dashboard, exact: true }).click();
  await page.getByRole('link', { name: new RegExp(en.today.answered.text) }).click();
  await expect(page.getByRole('link', { name }).getByText(en.common.newAnswer)).toBeVisible();
  expect((await mailContaining('Tuesday it is.')).subject).toBe(`Antwort von ${name}: Tuesday it is.`);
});
