import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import type { ContentState } from '#domain/api/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { discardContentDraft, enterAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, inEachLook } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

const { en } = adminWords;

test.afterEach(({ page }) => discardContentDraft(page));

const { hours, people } = en.content.settings;

async function drafted(page: Page, variable: string): Promise<unknown> {
  const { fields } = (await (
    await page.request.get('/api/admin/content/draft', { maxRetries: 2 })
  ).json()) as ContentState;
  return fields.find(({ id }) => id === `setting.${variable}`)?.draft?.value;
}

test('office hours are seven days with breaks, and a time zone comes from the list of all', async ({
  page,
}) => {
  await enterAdmin(page, '/admin/settings');
  const monday = page.getByRole('checkbox', { name: 'Monday' });
  const until = (day: string) => page.getByLabel(fill(hours.until, { day }), { exact: true });
  await expect(until('Monday')).toHaveCount(0);
  await monday.check();
  await expect.poll(() => drafted(page, 'CONTACT_HOURS')).toBe('mon 09:00-17:00');
  await page.getByRole('button', { name: fill(hours.breakOn, { day: 'Monday' }) }).click();
  await page.getByRole('button', { name: hours.repeat }).click();
  await page.getByRole('checkbox', { name: 'Wednesday' }).uncheck();
  const hoursNow = 'mon-tue 09:00-12:00, 13:00-17:00; thu-fri 09:00-12:00, 13:00-17:00';
  await expect.poll(() => drafted(page, 'CONTACT_HOURS')).toBe(hoursNow);

  // A time without an end is named beside the day, and the last complete times stay.
  await until('Friday 2').fill('');
  await expect(until('Friday 2')).toHaveAccessibleDescription(hours.wrong);
  await page.getByRole('button', { name: fill(hours.remove, { day: 'Friday', count: 2 }) }).click();
  await expect(page.getByText(hours.wrong)).toHaveCount(0);
  await expect
    .poll(() => drafted(page, 'CONTACT_HOURS'))
    .toBe('mon-tue 09:00-12:00, 13:00-17:00; thu 09:00-12:00, 13:00-17:00; fri 09:00-12:00');
  await page.locator('[id="content-setting.CONTACT_TIME_ZONE"]').selectOption('Europe/Vienna');
  await expect.poll(() => drafted(page, 'CONTACT_TIME_ZONE')).toBe('Europe/Vienna');
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await expect(
    page.getByRole('dialog').getByText('Thu 09:00–12:00 and 13:00–17:00, Fri 09:00–12:00').first(),
  ).toBeAttached();
});

test('people are rows of name and role, and half a row is kept and not saved', async ({ page }) => {
  await enterAdmin(page, '/admin/settings?section=team');
  const team = page.getByRole('group', { name: /Team.*German|Team/ }).first();
  const add = team.getByRole('button', { name: people.add });
  await add.click();
  await team.getByLabel(`${people.name} 1`).fill('Ada | Example');
  await expect.poll(() => drafted(page, 'TEAM_DE')).toBeUndefined();
  await team.getByLabel(`${people.role} 1`).fill('Founder');
  await expect.poll(() => drafted(page, 'TEAM_DE')).toBe('Ada , Example | Founder');
  await add.click();
  await team.getByLabel(`${people.name} 2`).fill('Ben');
  await team.getByLabel(`${people.role} 2`).fill('Coach');
  await expect.poll(() => drafted(page, 'TEAM_DE')).toBe('Ada , Example | Founder; Ben | Coach');
  await team.getByRole('button', { name: /Ada/ }).click();
  await expect.poll(() => drafted(page, 'TEAM_DE')).toBe('Ben | Coach');
});

test('a sentence is seen as a whole where it is typed, and stays one line', async ({ page }) => {
  await enterAdmin(page, '/admin/settings?section=notice');
  const notice = page.locator('[id="content-setting.NOTICE_DE"]');
  const height = async () => (await notice.boundingBox())!.height;
  const empty = await height();
  await notice.focus();
  await page.keyboard.insertText('Vom 19. Dezember bis zum 6. Januar sind wir nicht da.');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(' Schreiben Sie uns,\n wir antworten ab dem 7. Januar.'.repeat(2));
  await expect(notice).toHaveValue(/da\. Schreiben Sie uns, wir antworten/);
  expect(await height()).toBeGreaterThan(empty * 1.5);
  expect(await notice.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
});

test('settings have a screen by purpose, which search and undo lead to, and pages that show them beside', async ({
  page,
}) => {
  const { purposes, previewLabel, effects } = en.settings;
  const { sections } = en.content.settings;
  const phone = page.locator('[id="content-setting.CONTACT_PHONE"]');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAdmin(page, '/admin/content');
  await expect(heading(en.content.groups.shared)).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: en.content.pages.settings, exact: true })).toHaveCount(0);
  await page.getByLabel(en.content.searchLabel).fill('+1 809 555');
  await panel.getByRole('link', { name: en.content.settings.names.CONTACT_PHONE }).click();
  await expect(phone).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/settings\?field=contact/);
  await expect(panel.getByText(effects.CONTACT_PHONE)).toBeVisible();

  await phone.fill('+49 89 123456');
  const shown = page.frameLocator('.page-preview iframe.ready');
  const support = { page: en.content.pages.support };
  await panel
    .locator('.setting-row', { has: phone })
    .getByRole('button', { name: fill(previewLabel, support) })
    .click();
  await expect(shown.locator('main')).toContainText('+49 89 123456');
  await expect(shown.locator('.field-outline').first()).toBeAttached();

  const nav = page.getByRole('navigation', { name: purposes });
  await nav.getByRole('link', { name: en.settings.retention.title }).click();
  await expect(heading(en.settings.retention.title)).toBeFocused();
  await expect(panel.getByText('RETENTION_LOG_DAYS')).toBeVisible();
  await page.getByRole('button', { name: en.content.editor.undo }).click();
  await expect(heading(sections.contact)).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('+1 809 555 0100');

  const search = page.getByRole('combobox', { name: en.palette.label });
  const find = async (text: string) => {
    await expect(search).toBeHidden();
    await page.keyboard.press('Control+k');
    await search.fill(text);
    await page.keyboard.press('Enter');
  };
  await find(en.tabs.settings);
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await find('Telefon');
  await expect(phone).toBeFocused();
  await find('color fuel');
  await expect(page).toHaveURL(/\/admin\/colors\?product=fuel$/);
  await expect(page.getByRole('combobox', { name: en.colors.editor.product })).toHaveValue('fuel');
  // The newest choice comes first.
  await page.getByRole('button', { name: en.palette.open }).click();
  await expect(page.getByRole('option').first()).toContainText('FUEL');
  await page.keyboard.press('Escape');
  await find('go live');
  await expect(page.getByRole('dialog', { name: en.draft.publish })).toBeVisible();
});

inEachLook(() =>
  test('settings have no violation and fit', async ({ page, words, check }) => {
    await signIn(page);
    await page.goto('/admin/settings');
    await page.locator('[id="content-setting.CONTACT_HOURS"]').check();
    await check('contact');
    await page.locator('input[type="time"]').last().fill('');
    await expect(page.getByText(words.content.settings.hours.wrong)).toBeVisible();
    await check('wrong hours');
    for (const section of ['legal', 'retention', 'links']) {
      await page.goto(`/admin/settings?section=${section}`);
      await expect(page.locator(`#section-${section}`)).toBeVisible();
      await check(section);
    }
  }),
);
