import { adminWords } from '#content/admin/words.ts';
import { openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { markup } from '#tests/kit/hostile-input.ts';

const { en } = adminWords;

test('markup that visitors sent is text on every screen of the operators', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const name = `Visitor ${crypto.randomUUID().slice(0, 8)} ${markup}`;
  const beside = { language: 'en', elapsedMs: 20_000 };
  const sent = {
    support: { name, email: 'visitor@example.com', company: markup, message: markup },
    survey: { name, companyOrOccupation: markup, solutionUsed: 'nova', rating: 5, comment: markup },
    'cancel-contract': {
      name: name.slice(0, 200),
      email: 'visitor@example.com',
      contract: markup,
      cause: 'forCause',
      reason: markup,
    },
  };
  for (const [form, data] of Object.entries(sent))
    expect((await page.request.post(`/api/${form}`, { data: { ...data, ...beside } })).status()).toBe(201);

  await signIn(page);
  const shown = name.slice(0, 60);
  for (const [path, text] of [
    [`/admin/messages?q=${encodeURIComponent(name.slice(0, 16))}`, shown],
    [`/admin/responses`, shown],
    ['/admin/audit', en.audit.title],
    ['/admin/operators', en.operators.title],
  ] as const) {
    await openAdmin(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await openAdmin(page, '/admin/messages');
  await page.getByLabel(en.messages.searchLabel).fill(name.slice(0, 16));
  await page.getByRole('link', { name: shown }).first().click();
  await expect(page.getByRole('heading', { name: shown, level: 2 })).toBeFocused();
  await expect(page.getByText(markup.slice(0, 60)).last()).toBeVisible();
  expect(dialogs).toEqual([]);
});
