import { adminWords } from '#content/admin/words.ts';
import checks from '#content/en/checks.json' with { type: 'json' };
import type { Today } from '#domain/api/today.ts';
import { trendDays } from '#domain/api/trends.ts';
import { fill, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { enterAdmin, openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { mailTo } from '#tests/kit/browser-mailbox.ts';
import { overdueSender } from '#tests/kit/browser-message.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';
import { refusedAtFirst } from '#tests/kit/refused-mail.ts';

const { en } = adminWords;

const { today: texts, palette } = en;

function unique(): string {
  return crypto.randomUUID().slice(0, 8);
}

test('the morning screen says what needs somebody, live: a message, a withdrawal with its deadline, a survey response', async ({
  page,
}) => {
  const operator = await createOwnOperator();
  await openAdmin(page, '/admin');
  await expect(page.getByText(texts.guest.text)).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.title })).toHaveCount(0);

  await enterAdmin(page, '/admin', operator);
  const todo = page.getByRole('region', { name: texts.title });
  await expect(page.getByRole('region', { name: texts.system.title })).toContainText(texts.system.disk);
  const waiting = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  await expect(todo).toBeVisible();
  const before = await waiting();

  const name = `Änne ${unique()}`;
  const sent = await page.request.post('/api/support', {
    data: { name, email: `${unique()}@example.com`, company: '', message: 'Es eilt.' },
  });
  expect(sent.status()).toBe(201);
  await expect.poll(waiting).toBeGreaterThan(before);
  await expect(todo).toContainText(/new messages?/);
  await expect(page.getByRole('tab', { name: en.tabs.messages, exact: true })).toContainText(/\d/);

  const withdrawn = await page.request.post('/api/withdraw-contract', {
    data: { name, email: `${unique()}@example.com`, contract: `Sitzung ${unique()}` },
  });
  expect(withdrawn.status()).toBe(201);
  await expect(todo).toContainText(/(Withdrawal by|declarations are open)/);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: palette.label });
  await field.fill(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/messages\?message=/);
  await expect(page.getByRole('article')).toContainText(name);

  // Leads to what it counts.
  await openAdmin(page, '/admin');
  await todo.getByRole('link', { name: /messages? (is|are) due/ }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?folder=due$/);
  const list = page.getByRole('region', { name: en.messages.list });
  await expect(list.getByRole('tab', { selected: true })).toHaveText(/^Due \(\d+\)$/);
  await expect(list.getByRole('link', { name: overdueSender })).toBeVisible();
  await expect(list.getByRole('link', { name })).toHaveCount(0);
});

test('the dashboard says how many messages came in 30 days, and leads to them', async ({ page }) => {
  await enterAdmin(page, '/admin', await createOwnOperator());
  const trends = page.getByRole('region', { name: fill(texts.trends.title, { days: trendDays }) });
  const link = trends.getByRole('link', { name: /^(\d+ messages?|No messages)\b/ });
  const count = async () => Number.parseInt((await link.textContent()) ?? '', 10) || 0;
  await expect(link).toBeVisible();
  const before = await count();
  const sent = await page.request.post('/api/support', {
    data: { name: 'Jo', email: `${unique()}@example.com`, company: '', message: 'Guten Tag' },
  });
  expect(sent.status()).toBe(201);
  await page.reload();
  await expect.poll(count).toBeGreaterThan(before);
  expect(await violations(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

test('mail trouble shows on the morning screen with the mail server’s reason, is sent again there, and a test mail answers', async ({
  page,
}) => {
  const operator = await createOwnOperator();
  await enterAdmin(page, '/admin', operator);
  const mark = unique();
  const sent = await page.request.post('/api/support', {
    data: {
      name: `Jo ${mark}`,
      email: `${mark}@example.com`,
      company: '',
      message: `${refusedAtFirst} ${mark}`,
    },
  });
  expect(sent.status()).toBe(201);
  const stuck = page.getByRole('region', { name: texts.mails.title });
  await expect(stuck).toContainText('Mailbox unavailable');
  const { id } = (await sent.json()) as { id: string };
  const own = stuck.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  // Mails of other tests can have the same cause, which folds them into one row.
  const folded = stuck.locator('details:not([open]) > summary');
  await expect(async () => {
    if ((await folded.count()) > 0) await folded.first().click();
    await own.getByRole('button', { name: texts.mails.retry }).first().click({ timeout: 5_000 });
  }).toPass();
  await expect(own).toHaveCount(0);

  await page.getByText(texts.system.title).click();
  await page.getByRole('button', { name: texts.test.button }).click();
  await expect(page.getByText(/Accepted for/)).toContainText(operator.email);
  await expect(page.getByText(/Answer: 250/)).toBeVisible();
  expect((await mailTo(operator.email, operator.name)).subject).toBeTruthy();
});

test('trouble is one line on every screen while it lasts, and leads to the dashboard', async ({ page }) => {
  let retrying = 2;
  await page.route('**/api/admin/today', async (route) => {
    const answer = await route.fetch();
    const today = (await answer.json()) as Today;
    await route.fulfill({ response: answer, json: { ...today, mail: { ...today.mail, retrying } } });
  });
  await enterAdmin(page, '/admin/products', await createOwnOperator());
  const main = page.getByRole('main');
  await expect(main).toContainText(texts.system.mailTrouble);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('link', { name: texts.alarm }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await tabNamed(page, en.tabs.colors).click();
  await expect(main).toContainText(texts.system.mailTrouble);
  retrying = 0;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(main).not.toContainText(texts.system.mailTrouble);
});

test('on a phone the tabs that do not fit are in a menu, and the count of unsaved changes stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAdmin(page, '/admin/colors');
  await page.getByRole('tab', { name: 'Presets' }).click();
  await page.getByRole('button', { name: 'Preset #8338EC' }).click();
  const save = page.getByRole('button', { name: en.header.saveShort });
  await expect(save).toContainText('1');
  await page.getByRole('button', { name: en.tabs.more }).click();
  await page.getByRole('link', { name: en.tabs.history, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/history$/);
  await expect(page.getByRole('tab', { name: en.tabs.history, exact: true })).toBeInViewport({ ratio: 1 });
});

test('whoever wants to know sees on the morning screen what the doctor would say, with what to do', async ({
  page,
}) => {
  await enterAdmin(page, '/admin', await createOwnOperator());
  const system = page.getByRole('region', { name: texts.system.title });
  await page.getByText(texts.system.title).click();
  await system.getByRole('button', { name: texts.checks.button }).click();
  await expect(system).toContainText(`${checks.names.backup}: ${texts.system.states.attention}`, {
    timeout: 15_000,
  });
  await expect(system).toContainText(/BACKUP_\w+/);
  await expect(system.getByText(splitAtPlaceholders(texts.checks.fine)[0]!)).toContainText(
    checks.names.database,
  );
  expect(await violations(page)).toEqual([]);
});
