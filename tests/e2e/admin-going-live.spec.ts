import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { discardContentDraft, enterAdmin, publish, tabNamed } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

const { checklist } = en;

test.use({ siteOf: 'going live' });

/** What the public pages show where a fact is missing, in German. */
const marker = /\[bitte eintragen/g;

test('what is open before going live stands on the morning screen, is mended where it leads to, and counts down', async ({
  page,
}) => {
  test.slow();
  const markers = async () =>
    ((await (await page.request.get('/imprint')).text()).match(marker) ?? []).length;
  const missing = await markers();
  expect(missing).toBeGreaterThan(0);

  await enterAdmin(page, '/admin');
  const list = page.getByRole('region', { name: checklist.title });
  for (const item of ['company', 'legal', 'links', 'texts', 'claims'] as const)
    await expect(list.getByText(checklist.items[item].label, { exact: true })).toBeVisible();
  // Less urgent: folded, until nothing that must be done is left.
  const backup = list.getByText(checklist.items.backup.label, { exact: true });
  await expect(backup).toBeHidden();
  await list.getByText(checklist.ranks.should).click();
  await expect(backup).toBeVisible();
  await expect(list.getByText('BACKUP_DIR, BACKUP_S3_URL')).toBeVisible();
  const legal = list.getByRole('listitem').filter({ hasText: checklist.items.legal.label });
  const open = async () => Number(/\d+/.exec(await legal.locator('.muted').innerText())?.[0]);
  const before = await open();

  await legal
    .getByRole('link', { name: fill(checklist.openNamed, { label: checklist.items.legal.label }) })
    .click();
  for (const [id, value] of [
    ['LEGAL_FORM_DE', 'Musterfirma mbH'],
    ['LEGAL_FORM_EN', 'Musterfirma Ltd'],
  ] as const)
    await page.locator(`[id="content-setting.${id}"]`).fill(value);
  await expect(page.locator('.save-state')).toHaveText(en.content.save.saved);
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  const dialog = page.getByRole('dialog');
  await publish(dialog);
  await page.keyboard.press('Escape');

  await tabNamed(page, en.tabs.dashboard).click();
  await expect.poll(open).toBe(before - 1);
  expect(await markers()).toBe(missing - 1);

  // What is missing on public pages leaks into no dialog.
  const email = 'ada@example.com';
  const sent = await page.request.post('/api/support', { data: { name: 'Ada', email, message: 'Hallo' } });
  expect(sent.status()).toBe(201);
  await tabNamed(page, en.tabs.privacy).click();
  await page.getByLabel(en.privacy.search.label).fill(email);
  await page.getByRole('button', { name: en.privacy.search.button }).click();
  await page.getByRole('button', { name: en.privacy.erase.button }).click();
  await expect(dialog).toContainText(en.privacy.erase.backupsUnknown);
  await expect(dialog).not.toContainText('[');
});

test('the open settings of a point are asked one by one; answers go into the draft, the others wait', async ({
  page,
}) => {
  const { questions } = en;
  const { label } = checklist.items.company;
  await enterAdmin(page, '/admin');
  const answer = page.getByRole('link', { name: fill(checklist.answerNamed, { label }) });
  await answer.click();
  const place = (number: number) => page.getByText(fill(questions.place, { label, count: number, total: 5 }));
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const names = en.content.settings.names;

  await expect(place(1)).toBeVisible();
  await expect(heading(names.CONTACT_EMAIL)).toBeFocused();
  await expect(page.getByText(en.settings.effects.CONTACT_EMAIL)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const email = page.locator('[id="content-setting.CONTACT_EMAIL"]');
  await email.fill('no address');
  await page.getByRole('button', { name: questions.next }).click();
  await expect(email).toBeFocused();
  await expect(place(1)).toBeVisible();
  await email.fill('karin@huber-coaching.de');
  await page.getByRole('button', { name: questions.next }).click();

  await expect(heading(names.CONTACT_PHONE)).toBeFocused();
  await page.getByRole('button', { name: questions.unknown }).click();
  await expect(place(3)).toBeVisible();
  await page.getByRole('link', { name: questions.leave }).click();
  await expect(page.getByText(fill(checklist.postponed_one, { count: 1 }))).toBeVisible();

  // Neither what is answered nor what was put off is asked again.
  await answer.click();
  await expect(place(3)).toBeVisible();
  for (const number of [3, 4, 5]) {
    await expect(place(number)).toBeVisible();
    await page.getByRole('button', { name: questions.unknown }).click();
  }
  await expect(heading(questions.done.title)).toBeFocused();
  await expect(page.getByText(fill(questions.done.answered_one, { count: 1 }))).toBeVisible();
  await expect(page.getByText(fill(questions.done.postponed_other, { count: 4 }))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: questions.done.publish }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('karin@huber-coaching.de');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: questions.done.again }).click();
  await expect(place(2)).toBeVisible();
  await discardContentDraft(page);
});
