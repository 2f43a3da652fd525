import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { referenceHeader } from '#domain/forms/submission-headers.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { demoPeople } from '#scripts/demo/demo-people.ts';
import { newQuestion } from '#scripts/demo/release-texts.ts';
import { violations } from '#tests/kit/accessibility.ts';
import { openAdmin } from '#tests/kit/admin-page.ts';
import { test as base, expect } from '#tests/kit/browser-test.ts';
import { type DemoProcess, startDemo } from '#tests/kit/demo-process.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { signInByForm } from '#tests/kit/sign-in-form.ts';

const { de, en } = adminWords;

const test = base.extend<object, { demo: DemoProcess }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'demo-test-'));
      const demo = await startDemo(await freePort(), { TMPDIR: folder });
      await use(demo);
      expect(await demo.stop()).toBe(0);
      expect(await readdir(folder), 'nothing of the demo is left').toEqual([]);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, use) => await use(demo.address),
});

// One demo for all tests of this file.
test.describe.configure({ mode: 'default' });

async function signInAs(page: Page, person: keyof typeof demoPeople): Promise<void> {
  await openAdmin(page, '/admin/account');
  await signInByForm(page, demoPeople[person]);
  await expect(page.getByRole('button', { name: demoPeople[person].name })).toBeVisible();
}

test('the owner finds the sample messages, responses and versions, and the mark that they are samples', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await openAdmin(page, '/admin/messages');
  await expect(page.getByText(en.demo.banner)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lotte Leerzeichen' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  await openAdmin(page, '/admin/responses');
  await expect(page.getByText('Die Montagsrunde dauert jetzt zwölf Minuten.')).toBeVisible();
  await openAdmin(page, '/admin/history');
  for (const person of ['owner', 'editor', 'formerEditor'] as const)
    await expect(page.getByText(demoPeople[person].name).first()).toBeVisible();
});

test('support goes on with the reply that was begun', async ({ page }) => {
  await signInAs(page, 'support');
  await openAdmin(page, '/admin/messages');
  await page.getByRole('link', { name: 'Ferdinand Fragezeichen' }).click();
  await expect(page.getByText('Frage 2 bitte von Olga bestätigen lassen')).toBeVisible();
  await expect(page.getByText('vier Antworten, in Ihrer Reihenfolge')).toBeVisible();
});

test('the editor finds the text whose translation is missing', async ({ page }) => {
  await signInAs(page, 'editor');
  await openAdmin(page, '/admin/content?page=nova');
  // The mark of a section names what is missing in it.
  await page.getByRole('link', { name: fill(en.content.counts.missing_other, { count: 2 }) }).click();
  await expect(page.getByText(newQuestion.texts['de.nova.faq.items.nhund.question']).first()).toBeVisible();
});

test('a visitor sees that it is a demo, and the mail to them is caught', async ({ page, demo, quiet }) => {
  quiet.allow(demo.mails);
  await page.goto('/');
  await expect(page.getByText(de.demo.notice)).toBeVisible();
  const email = 'visitor@visitor.example';
  const fields = { name: 'Vera Versuch', email, company: '', message: 'Kommt das an?' };
  const answer = await page.request.post('/api/support', { data: fields });
  const reference = answer.headers()[referenceHeader]!;
  await expect(async () => {
    await page.goto(demo.mails);
    await page.getByRole('row', { name: email }).getByRole('link').click();
  }).toPass();
  await expect(page.locator('pre')).toContainText(reference);
  await expect(page.frameLocator('iframe').getByText(reference).last()).toBeVisible();
});
