import type { Page } from '@playwright/test';
import en from '#content/en/admin.json' with { type: 'json' };
import type { ContentState } from '#domain/api/content.ts';
import { discardContentDraft, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect } from '#tests/kit/browser-test.ts';
import { test } from '#tests/kit/own-site.ts';

test.afterEach(({ page }) => discardContentDraft(page));

const { hours, people } = en.content.settings;

async function drafted(page: Page, variable: string): Promise<unknown> {
  const { fields } = (await (await page.request.get('/api/admin/content/draft')).json()) as ContentState;
  return fields.find(({ id }) => id === `setting.${variable}`)?.draft?.value;
}

test('office hours are chosen, and a time zone from the list of all', async ({ page, address }) => {
  await signIn(page, address);
  await openAdmin(page, '/admin/content?page=settings');
  const first = page.locator('[id="content-setting.CONTACT_HOURS"]');
  await expect(page.getByLabel(hours.from)).toBeDisabled();
  await first.selectOption('tue');
  await page.getByLabel(hours.last).selectOption('thu');
  await page.getByLabel(hours.until).fill('16:30');
  await expect.poll(() => drafted(page, 'CONTACT_HOURS')).toBe('tue-thu 09:00-16:30');
  await page.locator('[id="content-setting.CONTACT_TIME_ZONE"]').selectOption('Europe/Vienna');
  await expect.poll(() => drafted(page, 'CONTACT_TIME_ZONE')).toBe('Europe/Vienna');
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await expect(page.getByRole('dialog').getByText('Tuesday–Thursday, 09:00–16:30').first()).toBeAttached();
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
