import { adminWords } from '#content/admin/words.ts';
import { enterAdmin, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';
import { sendMessage } from '#tests/kit/browser-visitor.ts';
import { openMessage } from '#tests/kit/inbox-page.ts';
import { createOwnOperator } from '#tests/kit/own-operator.ts';

const { en } = adminWords;
const { person } = en;

const shortId = () => crypto.randomUUID().slice(0, 8);

test('everything of a person is one list, reached from a thread and from the command palette', async ({
  page,
}) => {
  await signIn(page);
  const [mark, email] = [shortId(), `${shortId()}@example.com`];
  const name = `Jana ${mark}`;
  await sendMessage(page, { name, email, message: `First from ${mark}` });
  await sendMessage(page, { name: `J. ${mark}`, email, message: `Second from ${mark}` });
  await sendMessage(page, { name, message: `Elsewhere ${mark}` });
  await openMessage(page, `J. ${mark}`);
  await page.getByRole('link', { name: person.link }).click();
  await expect(page.getByRole('heading', { name: `J. ${mark}`, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`J\\. ${mark} – `));
  expect(decodeURIComponent(page.url())).not.toContain('@');
  const history = page.getByRole('list', { name: person.list });
  await expect(history.getByText(/^(First|Second) from/)).toHaveText([
    `Second from ${mark}`,
    `First from ${mark}`,
  ]);
  await expect(history).not.toContainText('Elsewhere');
  const likely = page.getByRole('region', { name: person.likely.title });
  await expect(likely).toContainText(person.likely.name);
  await likely.getByRole('link', { name }).click();
  await expect(history.getByText(`Elsewhere ${mark}`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await history.getByRole('link', { name: person.kinds.message }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: en.palette.label }).fill(mark);
  await page.getByRole('option', { name: en.palette.kinds.person }).first().click();
  await expect(page.getByRole('heading', { name: new RegExp(mark), level: 1 })).toBeVisible();
});

inEachLook(() =>
  test('the page of a person has no violation and fits', async ({ page, words, check }) => {
    await signIn(page);
    const name = `Jana ${shortId()}`;
    for (let address = 0; address < 2; address += 1) await sendMessage(page, { name });
    await openAdmin(page, '/admin/messages');
    await page.getByLabel(words.messages.searchLabel).fill(name);
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('link', { name: words.person.link }).click();
    await expect(page.getByRole('heading', { name: words.person.likely.title })).toBeVisible();
    await check('person');
  }),
);

test('an editor sees no person', async ({ page }) => {
  await enterAdmin(page, `/admin/person?message=${crypto.randomUUID()}`, await createOwnOperator('editor'));
  await expect(page.getByRole('heading', { name: en.roles.refused.title })).toBeVisible();
});
