import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { createOperator } from '#server/accounts/operators.ts';
import { requireApproval } from '#server/core/store/settings.ts';
import {
  discardContentDraft,
  enterAdmin,
  openAdmin,
  publicPage,
  publish,
  renderingMs,
  signIn,
} from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { draftContent } from '#tests/kit/content-draft.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

// Each needs the versions that those before have published; a second try begins with the first.
test.describe.configure({ mode: 'serial' });
test.use({ siteOf: 'approval' });
test.afterEach(({ page }) => discardContentDraft(page));

const { history } = en;
const title = 'en.nova.hero.title';

test('a release is undone in the message that confirms it', async ({ page }) => {
  await signIn(page);
  await draftContent(page, { [title]: 'A slip' });
  await openAdmin(page, '/admin/history');
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  const dialog = page.getByRole('dialog');
  await publish(dialog);
  expect(await publicPage(page, '/en/nova')).toContain('A slip');
  await dialog.getByRole('button', { name: en.publish.success.undo }).click();
  await expect(dialog.getByText(fill(en.publish.success.undone, { version: 1 }))).toBeVisible({
    timeout: renderingMs,
  });
  expect(await publicPage(page, '/en/nova')).not.toContain('A slip');
  await expect(dialog.getByRole('button', { name: en.publish.success.undo })).toHaveCount(0);
});

test('a number that is ten times as large is asked about, in its field and before publishing', async ({
  page,
}) => {
  await enterAdmin(page, '/admin/content?page=nova&field=plans.session.price%23');
  const price = page.locator('[id="content-offering.nova.plans.session.price"]');
  const reason = fill(en.publish.checks.reasons.leap, { times: 10 });
  await price.fill('5490');
  await expect(page.getByText(reason.replace('10', '11'))).toBeVisible();
  await price.fill('five thousand');
  await expect(page.getByText(en.content.problems.amount)).toBeVisible();
  await price.fill('5,490.00');
  await expect(page.getByText(reason.replace('10', '11'))).toBeVisible();
  await expect(page.getByText(en.content.save.saved)).toBeVisible();
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await expect(page.getByRole('dialog').getByText(reason.replace('10', '11'))).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: en.publish.publish })).toBeEnabled();
});

test('with approval the main act sends the draft to colleagues by name, and nothing is called planned', async ({
  page,
  site,
}) => {
  await site.inStore(async ({ db }) => await requireApproval(db, true));
  await signIn(page);
  await draftContent(page, { [title]: 'For four eyes' });
  await openAdmin(page, '/admin/history');
  const dialog = page.getByRole('dialog');
  const save = page.getByRole('button', { name: en.header.saveChanges });
  const send = dialog.getByRole('button', { name: en.publish.scheduled.send }).last();
  await save.click();
  await expect(dialog.getByText(en.publish.scheduled.sentToNobody)).toBeVisible();
  await expect(dialog.getByRole('button', { name: en.publish.publish })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await site.inStore(async ({ db }) => {
    const createdAt = new Date().toISOString();
    await createOperator(db, { email: 'max@site.test', name: 'Max Frey', role: 'editor', createdAt });
    await db.updateTable('operators').set({ passwordHash: 'x' }).where('name', '=', 'Max Frey').execute();
  });
  await page.reload();
  await save.click();
  await expect(dialog.getByText(fill(en.publish.scheduled.sentTo, { names: 'Max Frey' }))).toBeVisible();
  await send.click();
  await expect(dialog.getByText(fill(en.publish.scheduled.sent, { names: 'Max Frey' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: history.schedule.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.releases.onApproval })).toBeVisible();
  await expect(page.getByText(fill(en.releases.waitsFor, { names: 'Max Frey' }))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${history.schedule.cancel}: `) }).click();
  await expect(page.getByText(history.schedule.back, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `${history.actions.restore}: Version 1` }).click();
  await expect(dialog.getByText(fill(en.publish.scheduled.sentTo, { names: 'Max Frey' }))).toBeVisible();
  await send.click();
  await expect(
    page.getByText(fill(history.restoreSent, { names: 'Max Frey' }), { exact: true }),
  ).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: fill(history.restoredFrom, { version: 1 }) });
  await waiting.getByRole('button', { name: new RegExp(`^${history.schedule.cancel}: `) }).click();
  await expect(page.getByText(history.schedule.withdrawn, { exact: true })).toBeVisible();

  await openAdmin(page, '/admin/operators');
  const { approval } = en.operators;
  const rule = page.getByRole('region', { name: approval.title });
  await rule.getByRole('button', { name: approval.lift }).click();
  await dialog.getByRole('button', { name: approval.lift }).click();
  await rule.getByRole('button', { name: approval.make, exact: true }).click();
  await expect(dialog.getByText(/Max Frey.* may approve/)).toBeVisible();
  await dialog.getByRole('button', { name: approval.make }).click();
  await expect(rule.getByText(approval.on)).toBeVisible();
});
