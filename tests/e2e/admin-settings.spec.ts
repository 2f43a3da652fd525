import type { Page } from '@playwright/test';
import en from '#content/en/admin.json' with { type: 'json' };
import type { ContentState } from '#domain/api/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { discardContentDraft, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

test.afterEach(({ page }) => discardContentDraft(page));

const { hours, people } = en.content.settings;

async function drafted(page: Page, variable: string): Promise<unknown> {
  const { fields } = (await (await page.request.get('/api/admin/content/draft')).json()) as ContentState;
  return fields.find(({ id }) => id === `setting.${variable}`)?.draft?.value;
}

test('office hours are seven days with breaks, and a time zone comes from the list of all', async ({
  page,
  address,
}) => {
  await signIn(page, address);
  await openAdmin(page, '/admin/content?page=settings');
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

test('people are rows of name and role, and half a row is kept and not saved', async ({ page, address }) => {
  await signIn(page, address);
  await openAdmin(page, '/admin/content?page=settings');
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
