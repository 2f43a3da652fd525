import type { Download, Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { enterAdmin, openAdmin, signIn, tabNamed } from '#tests/kit/admin-page.ts';
import { mailContaining, mailTo } from '#tests/kit/browser-mailbox.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { sendMessage, sendResponse } from '#tests/kit/browser-visitor.ts';
import { holdBack } from '#tests/kit/hold-back.ts';
import { operatorCredentials } from '#tests/kit/operator-credentials.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';
import { refusedAtFirst } from '#tests/kit/refused-mail.ts';

const { en } = adminWords;

const { name: ownName, password } = operatorCredentials;
const words = en.privacy;

async function textOf(download: Download): Promise<string> {
  return Buffer.concat(await (await download.createReadStream()).toArray()).toString();
}

async function downloadBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).click(),
  ]);
  return await textOf(download);
}

function nameField(page: Page, { search }: typeof words) {
  return page.getByRole('textbox', { name: new RegExp(`^${search.nameLabel}`) });
}

test('the log says who did what to whom, also after they left, and is searched and exported', async ({
  page,
}) => {
  const name = await sendMessage(page);
  const tom = await createOwnOperator('support');
  await enterAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`, tom);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

  await enterAdmin(page, '/admin/operators');
  await page.getByRole('button', { name: `${en.operators.manage.button} ${tom.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.operators.actions.remove.button }).click();
  await page.getByLabel(en.operators.password.label).fill(password);
  await page.getByRole('button', { name: en.operators.actions.remove.submit, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: tom.name })).toHaveCount(0);

  await tabNamed(page, en.tabs.audit).click();
  await page.getByLabel(en.audit.filters.search).fill(tom.name);
  const entries = page.getByRole('list', { name: en.audit.listLabel }).getByRole('listitem');
  const { actions } = en.audit;
  const opened = entries.filter({ hasText: fill(actions.message.opened, { who: tom.name }) });
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText(/on \S/);
  await expect(
    entries.filter({ hasText: fill(actions.operator.removed, { who: ownName, name: tom.name }) }),
  ).toHaveCount(1);
  await expect(page).toHaveURL(/q=Ada/);
  await page.getByLabel(en.audit.filters.group).selectOption({ label: en.audit.groups.reading });
  await expect(entries).toHaveCount(1);
  await page.getByLabel(en.audit.filters.operator).selectOption({ label: tom.name });
  await page.getByLabel(en.audit.filters.to, { exact: true }).fill('2020-01-01');
  await expect(page.getByRole('heading', { name: en.audit.empty.title })).toBeVisible();
  await page.getByLabel(en.audit.filters.to, { exact: true }).fill('');
  const file = await downloadBy(page, en.audit.export);
  expect(file).toContain(`"${fill(actions.message.opened, { who: tom.name })}"`);

  await page.getByRole('link', { name: en.audit.openMessage }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('a person is found in any spelling, leaves with everything, and a receipt stays', async ({ page }) => {
  await signIn(page);
  const short = crypto.randomUUID().slice(0, 8);
  const person = `${short}@example.com`;
  const name = `Änne Öztürk${short}`;
  await sendMessage(page, { email: person, name, message: 'My secret question' });
  await sendMessage(page, { email: `private-${person}`, name });
  await sendResponse(page, { name: name.toUpperCase(), comment: 'Secret praise' });
  await openAdmin(page, '/admin/privacy');
  await page.getByRole('button', { name: words.search.button }).click();
  await expect(page.getByText(words.search.required)).toBeVisible();

  await page.getByLabel(words.search.label).fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.results.messages.none)).toBeVisible();
  await expect(page.getByText(words.results.responses.noneByAddress)).toBeVisible();

  await page.getByLabel(words.search.label).fill(person);
  await nameField(page, words).fill(`ozturk${short}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Found for/ })).toBeFocused();
  const record = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(record(words.results.messages.address).getByRole('checkbox')).toBeChecked();
  await expect(record(words.results.messages.name).getByRole('checkbox')).not.toBeChecked();
  await expect(record(words.results.responses.sameName).getByRole('checkbox')).toBeChecked();

  const html = await downloadBy(page, words.export.html);
  expect(html).toContain('My secret question');
  expect(html).toContain('Secret praise');
  expect(JSON.parse(await downloadBy(page, words.export.json))).toMatchObject({
    email: person,
    messages: [{ name }],
  });

  await page.getByRole('button', { name: words.erase.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByLabel(words.erase.noteLabel).fill('Asked for on Monday');
  await dialog.getByRole('button', { name: words.erase.confirm }).click();
  await expect(dialog.getByText(fill(words.erase.confirmMismatch, { query: person }))).toBeVisible();
  await dialog.getByLabel(fill(words.erase.confirmLabel, { query: person })).fill(person);
  const arrive = await holdBack(page, '**/api/admin/privacy/erasure', 'POST');
  await dialog.getByRole('button', { name: words.erase.confirm }).click();
  // Closing now would hide a failure.
  await expect(dialog.getByRole('status')).toHaveText(en.common.working);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: words.receipt.title, exact: true })).toBeFocused();
  await expect(page.getByText(words.receipt.files.wiped)).toBeVisible();
  const receipt = await downloadBy(page, words.receipt.download);
  expect(receipt).toContain('Asked for on Monday');
  expect(receipt).toContain(`${words.receipt.by}: ${ownName}`);
  expect(receipt).not.toMatch(/ztürk|@example|[Ss]ecret/);
  await page.getByRole('button', { name: words.receipt.close }).click();

  await page.getByLabel(words.search.label).fill(person);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.results.erasedBefore.slice(0, 30))).toBeVisible();
  await openAdmin(page, `/admin/messages?q=${encodeURIComponent(`private-${person}`)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

function entryOf(page: Page, text: string) {
  return page.locator('.responses > li').filter({ hasText: text });
}

test('survey responses are found, tagged, done and moved to spam; the choice stands in the address', async ({
  page,
}) => {
  await signIn(page);
  const texts = en.responses;
  const word = `word${crypto.randomUUID().slice(0, 8)}`;
  const comment = `A bit slow, ${word}`;
  await sendResponse(page, { solutionUsed: 'quantum-evolution', rating: 3, comment });
  await openAdmin(page, '/admin/responses');
  await page.getByLabel(texts.filters.search).fill(word.toUpperCase());
  await expect(page.getByRole('region', { name: texts.summary.title })).toContainText(
    /3\.0\s+out of 5 stars, from 1 response/,
  );
  await expect(page.getByText(texts.summary.few.slice(0, 10))).toBeVisible();
  const distribution = page.getByRole('region', { name: texts.charts.distribution.title });
  await distribution.getByRole('tab', { name: en.charts.table }).click();
  await expect(distribution.getByRole('row', { name: '3 stars 1' })).toBeVisible();

  const entry = entryOf(page, word);
  await entry.getByRole('button', { expanded: false }).click();
  await entry.getByLabel(en.messages.tags.add).fill(`Tag ${word}`);
  await page.keyboard.press('Enter');
  await expect(
    entry.getByRole('button', { name: fill(en.messages.tags.remove, { tag: `Tag ${word}` }) }),
  ).toBeVisible();
  await entry.getByRole('button', { name: texts.done, exact: true }).click();
  await expect(tabNamed(page, 'Done (1)')).toBeVisible();
  await page.getByLabel(texts.filters.tag, { exact: true }).selectOption(`Tag ${word}`);
  await entry.getByRole('button', { name: texts.suspect }).click();
  await tabNamed(page, 'Spam (1)').click();
  await entry.getByRole('button', { expanded: false }).click();
  await entry.getByRole('button', { name: texts.notSuspect }).click();
  await expect(tabNamed(page, 'New (1)')).toBeVisible();
  await tabNamed(page, 'New (1)').click();
  await expect(page).toHaveURL(/q=WORD.*tag=Tag.*folder=new/);
  await page.reload();
  await expect(entry).toBeVisible();
  await expect(page.getByLabel(texts.filters.search)).toHaveValue(word.toUpperCase());
});

test('a survey response with an address in it is answered by mail from the inbox', async ({ page }) => {
  await signIn(page);
  const word = crypto.randomUUID();
  const email = `${word}@example.com`;
  await sendResponse(page, { name: `Jo ${word}`, comment: `Please call me back: ${email}` });
  await openAdmin(page, `/admin/responses?q=${word}`);
  const entry = entryOf(page, word);
  await entry.getByRole('button', { expanded: false }).click();
  await entry.getByRole('button', { name: en.responses.reply.byMail }).click();
  await expect(page.getByRole('heading', { name: `Jo ${word}`, level: 2 })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(email);
  await page
    .getByRole('textbox', { name: new RegExp(`^${en.messages.reply.body}`) })
    .fill('Gladly, today at four.');
  await page.getByRole('button', { name: en.messages.reply.send, exact: true }).click();
  expect((await mailTo(email, 'Gladly, today at four.')).text).toContain('Please call me back');
});

test('a notice that the mail server refused is seen on its response and sent again by keyboard', async ({
  page,
}) => {
  await signIn(page);
  const { delivery, mailFailed } = en.messages;
  const word = crypto.randomUUID();
  const comment = `${refusedAtFirst} ${word}`;
  await sendResponse(page, { comment });
  await openAdmin(page, `/admin/responses?q=${word}`);
  const entry = entryOf(page, word);
  await expect(entry.getByText(mailFailed)).toBeVisible();
  await entry.getByRole('button', { expanded: false }).click();
  const notice = entry.locator('.mail-delivery');
  await expect(notice).toContainText(`${delivery.notice}: ${delivery.failed}`);
  await expect(notice).toContainText('550');
  await notice.getByRole('button', { name: delivery.retry }).press('Enter');
  await expect(page.getByText(delivery.retried, { exact: true })).toBeVisible();
  await mailContaining(comment);
  await expect(entry.getByText(mailFailed)).toHaveCount(0);
});

inEachLook(() =>
  test('privacy has no violation and fits', async ({ page, words, check }) => {
    const { privacy } = words;
    const short = crypto.randomUUID().slice(0, 8);
    const email = `${short}@example.com`;
    await signIn(page);
    const name = await sendMessage(page, { email, message: `${'x'.repeat(300)} Donaudampfschifffahrt` });
    await sendResponse(page, { name, comment: 'y'.repeat(300) });
    await openAdmin(page, '/admin/privacy');
    await page.getByLabel(privacy.search.label).fill(email);
    await nameField(page, privacy).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(privacy.results.elsewhere)).toBeVisible();
    await check('person');
    await page.getByRole('button', { name: privacy.erase.button }).click();
    await check('erase dialog');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(fill(privacy.erase.confirmLabel, { query: email })).fill(email);
    await dialog.getByRole('button', { name: privacy.erase.confirm }).click();
    await expect(page.getByRole('button', { name: privacy.receipt.download })).toBeVisible();
    await check('receipt');
  }),
);

inEachLook(() =>
  test('the survey has no violation and fits', async ({ page, words, check }) => {
    const { responses } = words;
    const word = crypto.randomUUID();
    await signIn(page);
    await sendResponse(page, { comment: `${word} ${'y'.repeat(300)}` });
    await openAdmin(page, `/admin/responses?q=${word}&period=custom`);
    await expect(page.getByRole('heading', { name: responses.charts.months.title })).toBeVisible();
    await entryOf(page, word).getByRole('button', { expanded: false }).click();
    await expect(page.getByLabel(words.messages.tags.add)).toBeVisible();
    await check('survey');
    for (const tab of await page.getByRole('tab', { name: words.charts.table }).all()) await tab.click();
    await check('tables');
  }),
);
