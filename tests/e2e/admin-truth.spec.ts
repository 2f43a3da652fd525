import { adminWords } from '#content/admin/words.ts';
import { enterAdmin, openAdmin, publish, renderingMs, storedColor, tabNamed } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

test('whoever opens the area sees what was published: after a reload, signed out, in another browser, and when a colleague publishes meanwhile', async ({
  page,
  browser,
}) => {
  test.slow();
  // A guest who opened the area before anything was published.
  const guest = await (await browser.newContext()).newPage();
  await openAdmin(guest, '/admin/products');
  await expect(guest.getByRole('rowheader')).toHaveText(['SOPHIE', 'NOVA', 'RAY', 'IC', 'Marcus Storm']);

  await enterAdmin(page, '/admin/products');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit SOPHIE' }).click();
  await dialog.getByLabel('Name').fill('SOPHIE Plus');
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  await page.getByRole('button', { name: 'Delete IC' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await tabNamed(page, en.tabs.colors).click();
  await page.getByRole('button', { name: /^Select NOVA/ }).click();
  await page.getByLabel(en.colors.picker.hex, { exact: true }).fill('#B3261E');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await publish(dialog);
  await expect(dialog.getByRole('link', { name: en.publish.success.viewHome })).toHaveAttribute(
    'href',
    '/en',
  );

  // The guest comes back to the open page.
  await guest.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const published = ['SOPHIE Plus', 'NOVA', 'RAY', 'Marcus Storm'];
  await expect(guest.getByRole('rowheader')).toHaveText(published);
  await expect(guest.getByRole('row', { name: /NOVA/ })).toContainText('#B3261E');

  const newcomer = await (await browser.newContext()).newPage();
  for (const someone of [page, newcomer]) {
    await openAdmin(someone, '/admin/products');
    await expect(someone.getByRole('rowheader')).toHaveText(published);
    await expect(someone.getByText(/unpublished change/)).toHaveCount(0);
    await tabNamed(someone, en.tabs.dashboard).click();
    await expect(someone.getByRole('heading', { level: 2 }).filter({ hasText: 'Product' })).toHaveText(
      '4 Active Products',
    );
    await tabNamed(someone, en.tabs.colors).click();
    await expect(someone.getByRole('button', { name: 'Select NOVA #B3261E' })).toBeVisible();
    await someone.getByRole('button', { name: 'Save Changes' }).click();
    await expect(someone.getByRole('dialog').getByText(en.publish.nothing)).toBeVisible();
    await someone.keyboard.press('Escape');
  }

  // Discarding brings back what visitors see, not the seeds.
  await newcomer.getByLabel(en.colors.picker.hex, { exact: true }).fill('#112233');
  await newcomer.getByRole('button', { name: 'Save Changes' }).click();
  const hers = newcomer.getByRole('dialog');
  await expect(hers.getByRole('listitem')).toHaveCount(1);
  await hers.getByRole('button', { name: en.draft.discard }).click();
  await hers.getByRole('button', { name: en.draft.discard }).click();
  await expect.poll(() => storedColor(newcomer, 'nova')).toBe('#B3261E');

  // Restored for everybody.
  await tabNamed(page, en.tabs.history).click();
  await page.getByRole('button', { name: `${en.history.actions.restore}: ${en.history.initial}` }).click();
  await dialog.getByRole('button', { name: en.history.restore, exact: true }).click();
  await expect(dialog).toHaveCount(0, { timeout: renderingMs });
  await newcomer.reload();
  await expect(newcomer.getByRole('button', { name: 'Select NOVA #5F3798' })).toBeVisible();
  await expect(newcomer.getByRole('button', { name: /^Select IC / })).toBeVisible();
  await expect(newcomer.getByText(/unpublished change/)).toHaveCount(0);
});
