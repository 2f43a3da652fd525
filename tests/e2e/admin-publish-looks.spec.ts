import type { ReleasePage } from '#domain/api/release.ts';
import { siteAddress } from '#tests/kit/addresses.ts';
import { discardContentDraft, enterAdmin } from '#tests/kit/admin-page.ts';
import { expect, inEachLook, test } from '#tests/kit/browser-test.ts';

test.afterEach(async ({ page }) => await discardContentDraft(page));

inEachLook(() =>
  test('publishing and history have no violation and fit', async ({ page, quiet, words, check }) => {
    test.slow();
    quiet.allow('Failed to load resource');
    // Somebody else publishes all the time, until the server accepts a release.
    const outcomes = [
      { status: 503, json: { status: 503 } },
      { status: 409, json: { status: 409, code: 'versionConflict', version: 1 } },
      { status: 201, json: { version: 2 } },
    ];
    const history = {
      releases: [2, 1].map((version) => ({
        id: String(version),
        state: 'published',
        version,
        author: { id: 'ann', name: 'Ann' },
        approvedBy: null,
        createdAt: '2026-11-21T09:30:00.000Z',
        dueAt: null,
        endedAt: '2026-11-21T09:30:00.000Z',
        baseVersion: version - 1,
        restoredVersion: version === 2 ? 1 : null,
        summary: {
          products: { added: 0, changed: 1, removed: 0 },
          colors: { changed: 1 },
          offerings: ['nova'],
          fields: { changed: 0 },
        },
        failure: null,
        places: [],
      })),
      next: null,
      shownVersion: 1,
    } satisfies ReleasePage;
    await page.route(/\/api\/admin\/releases(\?|$)/, (route) =>
      route.fulfill(route.request().method() === 'POST' ? outcomes.shift()! : { json: history }),
    );
    await page.route('**/api/admin/versions/*', async (route) => {
      const first = await route.fetch({
        url: `${siteAddress}/api/admin/versions/0`,
        maxRetries: 2,
      });
      await route.fulfill({ response: first });
    });
    await enterAdmin(page, '/admin/colors');
    await page.getByLabel(words.colors.picker.hex, { exact: true }).fill('#FFFFCC');
    await page.getByRole('button', { name: words.header.saveChanges }).click();
    const dialog = page.getByRole('dialog');
    const publish = dialog.getByRole('button', { name: words.publish.publishWeak });
    await expect(publish).toBeVisible();
    await check('review with a weak colour');
    await publish.click();
    await expect(dialog.getByText(words.publish.failure.title)).toBeVisible();
    await check('failure');
    await publish.click();
    await expect(dialog.getByText(words.publish.refused.versionConflict)).toBeVisible();
    await check('conflict');
    await publish.click();
    await expect(dialog.getByText(words.publish.success.title, { exact: true })).toBeVisible();
    await check('success');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: words.tabs.history, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.history.initial })).toBeVisible();
    await expect(page.getByText(words.history.notShown)).toBeVisible();
    await check('history');
    history.shownVersion = 2;
    await expect(page.getByText(words.history.notShown)).toHaveCount(0);
    await page
      .getByRole('button', { name: new RegExp(`^${words.history.actions.compare}`) })
      .first()
      .click();
    await expect(dialog.getByText(words.releases.same)).toBeVisible();
    await check('comparison');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: new RegExp(`^${words.history.actions.restore}`) })
      .last()
      .click();
    await expect(dialog.getByText(words.history.restoreInitialText)).toBeVisible();
    await check('restore dialog');
  }),
);
