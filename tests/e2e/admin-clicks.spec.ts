import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { sendMessage, sendResponse } from '#tests/kit/browser-visitor.ts';
import { openMessage, toast } from '#tests/kit/inbox-page.ts';

const { en } = adminWords;

const texts = en.messages;
const { actions } = texts.bulk;

/** Like a hand: at one spot, whatever stands there at the second click. */
async function clickTwice(page: Page, name: string, betweenMs: number): Promise<void> {
  const button = page.getByRole('article').getByRole('button', { name, exact: true });
  await button.hover();
  const box = (await button.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(betweenMs);
  await page.mouse.click(x + 1, y);
}

const undo = (page: Page) => toast(page).getByRole('button', { name: texts.bulk.undo });

test('a double click does what one click does, however quick it is', async ({ page }) => {
  await signIn(page);
  const status = page.getByLabel(texts.state.status);
  const wanted: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && wanted.push(request.postDataJSON()));
  for (const betweenMs of [60, 120, 250]) {
    await openMessage(page, await sendMessage(page));
    await clickTwice(page, actions.done, betweenMs);
    await expect(status).toHaveValue('done');
    await page.reload();
    await expect(status).toHaveValue('done');
    expect(wanted.splice(0)).toMatchObject([{ status: 'done' }]);
  }
  await page.getByRole('article').getByRole('button', { name: actions.spam, exact: true }).click();
  await expect(status).toHaveValue('suspected');
});

test('what was done with a message is taken back from the notice of it', async ({ page }) => {
  await signIn(page);
  const name = await sendMessage(page);
  await openMessage(page, name);
  const status = page.getByLabel(texts.state.status);
  const article = page.getByRole('article');
  for (const [action, now] of [
    [actions.done, 'done'],
    [actions.spam, 'suspected'],
  ] as const) {
    await article.getByRole('button', { name: action, exact: true }).click();
    await expect(status).toHaveValue(now);
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await undo(page).click();
    await expect(status).toHaveValue('new');
  }
  await article.getByRole('button', { name: actions.delete, exact: true }).click();
  await expect(article.getByRole('button', { name: actions.restore })).toBeVisible();
  // Also from another screen.
  await page.getByRole('tab', { name: en.tabs.dashboard, exact: true }).click();
  await undo(page).click();
  await openMessage(page, name);
  await expect(article.getByRole('button', { name: actions.delete, exact: true })).toBeVisible();
});

test('the notice with the way back stays for ten seconds', async ({ page }) => {
  await signIn(page);
  await openMessage(page, await sendMessage(page));
  await page.clock.install();
  await page.getByRole('article').getByRole('button', { name: actions.done, exact: true }).click();
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(9000);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(1500);
  await expect(undo(page)).toBeHidden();
});

test('the notice waits while it is pointed at or focused, and the keyboard reaches it', async ({ page }) => {
  await signIn(page);
  await openMessage(page, await sendMessage(page));
  const status = page.getByLabel(texts.state.status);
  await page.clock.install();
  const done = page.getByRole('article').getByRole('button', { name: actions.done, exact: true });
  await done.click();
  await toast(page).hover();
  await page.clock.runFor(30_000);
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.keyboard.press('F8');
  await page.clock.runFor(30_000);
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue('new');
  await done.press('Enter');
  await expect(status).toHaveValue('done');
  await page.keyboard.press('z');
  await expect(status).toHaveValue('new');
});

test('where the next message opens, it has the focus, and a double click does not reach it', async ({
  page,
}) => {
  await signIn(page);
  const word = crypto.randomUUID().slice(0, 8);
  for (const letter of 'GFEDCBA') await sendMessage(page, { name: `${letter} ${word}` });
  await openAdmin(page, `/admin/messages?q=${word}`);
  const setting = page.getByRole('switch', { name: texts.next });
  await expect(setting).toBeChecked();
  await setting.click();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await setting.click();
  await page.getByRole('link', { name: `A ${word}` }).click();
  const status = page.getByLabel(texts.state.status);
  const heading = (letter: string) => page.getByRole('heading', { name: `${letter} ${word}`, level: 2 });
  const tabOf = (folder: string, count: number) => page.getByRole('tab', { name: `${folder} (${count})` });
  await expect(heading('A')).toBeFocused();
  for (const [betweenMs, next] of [
    [60, 'B'],
    [120, 'C'],
    [250, 'D'],
    // The next one is under the pointer by now.
    [350, 'E'],
  ] as const) {
    await clickTwice(page, actions.done, betweenMs);
    await expect(heading(next)).toBeFocused();
    await expect(status).toHaveValue('new');
    await page.mouse.move(5, 5);
  }
  await expect(tabOf(texts.folders.new, 3)).toBeVisible();
  const article = page.getByRole('article');
  await article.getByRole('button', { name: actions.spam, exact: true }).click();
  await expect(heading('F')).toBeFocused();
  await page.mouse.move(5, 5);
  await article.getByRole('button', { name: actions.delete, exact: true }).click();
  await expect(heading('G')).toBeFocused();
  await undo(page).click();
  await expect(tabOf(texts.folders.new, 2)).toBeVisible();
  await expect(heading('G')).toBeVisible();
  // After the last message the one before it.
  await article.getByRole('button', { name: actions.done, exact: true }).click();
  await expect(heading('F')).toBeFocused();
  await page.mouse.move(5, 5);
  // The only one stays open.
  await article.getByRole('button', { name: actions.done, exact: true }).click();
  await expect(status).toHaveValue('done');
  await expect(heading('F')).toBeFocused();
});

test('a response that was marked as spam comes back with one click', async ({ page }) => {
  await signIn(page);
  const name = `Jo ${crypto.randomUUID().slice(0, 8)}`;
  await sendResponse(page, { name });
  await openAdmin(page, '/admin/responses');
  await page.getByRole('button', { name }).click();
  const suspect = page.getByRole('button', { name: en.responses.suspect, exact: true });
  await suspect.click();
  await expect(page.getByRole('button', { name: en.responses.notSuspect, exact: true })).toBeVisible();
  await undo(page).click();
  await expect(suspect).toBeVisible();
});
