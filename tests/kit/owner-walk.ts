import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { hourMs } from '#domain/language/durations.ts';
import {
  enterAdmin,
  openAdmin,
  openSection,
  publicPage,
  publish,
  renderingMs,
  tabNamed,
} from './admin-page.ts';
import { expect } from './browser-test.ts';
import type { OwnSite } from './own-site.ts';

const { en } = adminWords;

const texts = en.content;
const headline = { de: ' Noch heute.', en: ' This very day.' };
const checkout = 'https://pay.example.org/nova-neu';

function field(page: Page, id: string) {
  return page.locator(`[id="content-${id}"]`);
}

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: texts.editor.back }).click();
  await page.getByRole('tabpanel').getByRole('link', { name, exact: true }).click();
}

async function openPurpose(page: Page, name: string): Promise<void> {
  await tabNamed(page, en.tabs.settings).click();
  await page.getByRole('navigation', { name: en.settings.purposes }).getByRole('link', { name }).click();
}

/** A new owner changes words, price, figure, link and legal notice, sees them in the frame, publishes them on a schedule, and takes the headline back. */
export async function walkAsOwner(page: Page, site: OwnSite): Promise<void> {
  const state = page.locator('.save-state');
  const frame = page.frameLocator('.page-preview iframe.ready');
  await enterAdmin(page, '/admin');
  // What the morning screen learns moves its links: a click could hit another place.
  await page.getByRole('link', { name: en.dashboard.content.button }).press('Enter');
  await page.getByRole('tabpanel').getByRole('link', { name: 'NOVA', exact: true }).click();
  // English comes first: if it were saved after the German text, it would follow it and not warn below.
  for (const language of ['en', 'de'] as const) {
    await field(page, `${language}.nova.hero.title`).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(headline[language]);
  }
  await field(page, 'en.nova.hero.title').click();
  await expect(state).toHaveText(texts.save.saved);

  // Killed while somebody types: what was typed is stored once it is back.
  await openSection(page, 'plans');
  await field(page, 'offering.nova.plans.session.price').fill('549');
  await site.end('SIGKILL');
  await expect(state).toHaveText(texts.save.failed);
  await site.start();
  await expect(state).toHaveText(texts.save.saved, { timeout: 30_000 });
  await field(page, 'setting.LINK_CHECKOUT_NOVA').fill(checkout);

  await page.getByRole('button', { name: en.colors.live.phone }).click();
  await page.getByRole('switch', { name: en.colors.preview.darkMode }).check();
  await expect(frame.locator('html.dark h1')).toContainText(headline.en);
  await expect(frame.locator('main')).toContainText('$549');
  // The frame is replaced once its new page is ready.
  await expect(async () => expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)).toPass();

  await openPage(page, texts.pages.claims);
  await field(page, 'claim.claimReviews.value').fill('128');
  await openPurpose(page, texts.settings.sections.legal);
  await field(page, 'setting.LEGAL_FORM_DE').fill('Musterfirma mbH');
  await field(page, 'setting.LEGAL_FORM_EN').fill('Musterfirma Ltd');
  await expect(state).toHaveText(texts.save.saved);
  await tabNamed(page, en.tabs.content).click();
  await page.getByRole('tabpanel').getByRole('link', { name: texts.pages.imprint, exact: true }).click();
  await expect(frame.locator('html.dark main')).toContainText('Musterfirma Ltd');
  expect(await publicPage(page, '/nova')).not.toContain(headline.de);

  await page.getByRole('button', { name: en.header.saveChanges }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'NOVA', exact: true })).toBeVisible();
  for (const words of Object.values(headline)) await expect(dialog.getByText(words).first()).toBeVisible();
  await dialog.getByText(en.publish.scheduled.later).click();
  await dialog.getByRole('button', { name: en.publish.scheduled.monday }).click();
  await dialog.getByRole('button', { name: en.publish.scheduled.make }).click();
  await expect(dialog.getByText(en.publish.scheduled.made)).toBeVisible();

  // Monday comes while nothing runs, and the scheduled release is carried out at the start.
  await site.end('SIGTERM');
  await site.inStore(async ({ db }) => {
    const dueAt = new Date(Date.now() - hourMs).toISOString();
    await db.updateTable('releases').set({ dueAt }).where('state', '=', 'scheduled').execute();
  });
  await site.start();
  await expect.poll(() => publicPage(page, '/nova'), { timeout: renderingMs }).toContain(headline.de.trim());
  expect(await publicPage(page, '/en/nova')).toContain('$549');
  expect(await publicPage(page, '/en/nova')).toContain(checkout);
  expect(await publicPage(page, '/')).toContain('128');
  expect(await publicPage(page, '/imprint')).toContain('Musterfirma mbH');

  await openAdmin(page, '/admin/history');
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: /^Version \d/ })
    .first();
  await newest.getByRole('button', { name: en.history.actions.changes }).click();
  await expect(dialog.getByText(/^Changed by Bea Roth, /).first()).toBeVisible();
  await dialog
    .getByRole('button', {
      name: new RegExp(`${en.history.restoreField}: .*${en.content.languages.de}$`),
    })
    .first()
    .click();
  await expect(dialog.getByText(en.history.fieldRestored)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.header.saveChanges }).click();
  await expect(dialog.getByText(en.publish.checks.reasons.stale)).toBeVisible();
  await publish(dialog);
  expect(await publicPage(page, '/nova')).not.toContain(headline.de.trim());
  expect(await publicPage(page, '/en/nova')).toContain(headline.en.trim());
  expect(await publicPage(page, '/imprint')).toContain('Musterfirma mbH');
}
