import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { signIn } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { holdBack } from '#tests/kit/hold-back.ts';
import { openFoundMessage, openMessage, replyBody } from '#tests/kit/inbox-page.ts';

const { en } = adminWords;

const texts = en.messages;

function repliesOf(page: Page) {
  const history = page.getByRole('heading', { name: texts.reply.history });
  return page.locator('section').filter({ has: history }).getByRole('listitem');
}

test('a reply that was begun waits while another message is read', async ({ page }) => {
  await signIn(page);
  const [first, second] = [await sendMessage(page), await sendMessage(page)];
  await openMessage(page, first);
  await replyBody(page).fill('Half a sent');
  await openFoundMessage(page, second);
  await openFoundMessage(page, first);
  await expect(replyBody(page)).toHaveValue('Half a sent');
});

test('a reply is there to send once its saved draft has loaded, and nothing takes words before', async ({
  page,
}) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  await replyBody(page).fill('Half a sentence');
  await expect(page.locator('.reply-form .draft-state')).toContainText(/^Draft saved/);
  const arrive = await holdBack(page, '**/drafts', 'GET');
  await page.reload();
  const send = page.getByRole('button', { name: texts.reply.send });
  await expect(page.locator('.message').getByText(en.common.loading)).toBeVisible();
  await expect(replyBody(page)).toHaveCount(0);
  await expect(send).toHaveCount(0);
  arrive();
  await expect(replyBody(page)).toHaveValue('Half a sentence');
  await send.click();
  await expect(repliesOf(page)).toHaveCount(1);
});

test('a reply on its way cannot be sent again, and leaves its form when it has arrived', async ({ page }) => {
  await signIn(page);
  const [first, second] = [await sendMessage(page), await sendMessage(page)];
  await openMessage(page, first);
  const body = replyBody(page);
  const send = page.getByRole('button', { name: texts.reply.send });
  const sending = page.getByRole('button', { name: texts.reply.sending });

  for (const answer of ['How about Tuesday?', 'Or Wednesday?']) {
    const arrive = await holdBack(page, '**/replies');
    await body.fill(answer);
    await send.click();
    await expect(sending).toBeDisabled();
    await openFoundMessage(page, second);
    await expect(send).toBeEnabled();
    // The operator returns once before the answer and once after it.
    if (answer.startsWith('How')) {
      await openFoundMessage(page, first);
      await expect(sending).toBeDisabled();
      await expect(body).toHaveValue(answer);
      await expect(body).not.toBeEditable();
      arrive();
    } else {
      arrive();
      await expect(page.getByText(texts.reply.queued).last()).toBeVisible();
      await openFoundMessage(page, first);
    }
    await expect(repliesOf(page).filter({ hasText: answer })).toHaveCount(1);
    await expect(body).toHaveValue(`Dear ${first},\n\n`);
    await expect(send).toBeEnabled();
    await page.unroute('**/replies');
  }
  await expect(repliesOf(page)).toHaveCount(2);
});

test('a reply that fails while another message is read says so, and its text is kept', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 503');
  await signIn(page);
  const [first, second] = [await sendMessage(page), await sendMessage(page)];
  await openMessage(page, first);
  await page.route('**/replies', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  const arrive = await holdBack(page, '**/replies');
  await replyBody(page).fill('How about Tuesday?');
  await page.getByRole('button', { name: texts.reply.send }).click();
  await openFoundMessage(page, second);
  arrive();
  const failed = fill(texts.reply.failedFor, { name: first });
  await expect(page.getByText(`${failed} ${en.errors.unavailable}`).last()).toBeVisible();
  await expect(replyBody(page)).toHaveValue(`Dear ${second},\n\n`);
  await openFoundMessage(page, first);
  await expect(replyBody(page)).toHaveValue('How about Tuesday?');
  await page.unroute('**/replies');
  await page.getByRole('button', { name: texts.reply.send }).click();
  await expect(repliesOf(page)).toHaveCount(1);
});

test('a reply whose answer was lost is not sent twice without asking', async ({ page, quiet }) => {
  quiet.allow('net::ERR_');
  quiet.allow('status of 409');
  await signIn(page);
  const [first, second] = [await sendMessage(page), await sendMessage(page)];
  await openMessage(page, first);
  const send = page.getByRole('button', { name: texts.reply.send });
  await page.route('**/replies', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await replyBody(page).fill('How about Tuesday?');
  await send.click();
  await expect(page.getByText(texts.reply.failed)).toBeVisible();
  await page.unroute('**/replies');
  await openFoundMessage(page, second);
  await openFoundMessage(page, first);
  await expect(repliesOf(page)).toHaveCount(1);
  await send.click();
  await expect(page.getByText(texts.conflict.reply)).toBeVisible();
  await expect(repliesOf(page)).toHaveCount(1);
  await send.click();
  await expect(repliesOf(page)).toHaveCount(2);
});

test('a note on its way cannot be saved again; a failure is told wherever the operator is', async ({
  page,
  quiet,
}) => {
  quiet.allow('status of 503');
  await signIn(page);
  const [first, second] = [await sendMessage(page), await sendMessage(page)];
  await openMessage(page, first);
  const note = page.getByLabel(texts.notes.label);
  const save = page.getByRole('button', { name: texts.notes.save });
  const notes = page.getByRole('listitem').filter({ hasText: 'Call back' });
  const arrive = await holdBack(page, '**/notes');
  await note.fill('Call back on Monday');
  await save.click();
  await openFoundMessage(page, second);
  await openFoundMessage(page, first);
  await expect(save).toBeDisabled();
  await expect(note).not.toBeEditable();
  arrive();
  await expect(notes).toHaveCount(1);
  await expect(note).toHaveValue('');
  await page.unroute('**/notes');

  await page.route('**/notes', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  const fail = await holdBack(page, '**/notes');
  await note.fill('Call back on Friday');
  await save.click();
  await openFoundMessage(page, second);
  await expect(note).toHaveValue('');
  fail();
  await expect(page.getByText(fill(texts.notes.failedFor, { name: first })).last()).toBeVisible();
  await openFoundMessage(page, first);
  await expect(note).toHaveValue('Call back on Friday');
  await page.unroute('**/notes');
  // A message above goes while the finger is down: a click would hit another place.
  await save.press('Enter');
  await expect(notes).toHaveCount(2);
});
