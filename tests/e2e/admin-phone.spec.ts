import type { Page } from '@playwright/test';
import { adminWords } from '#content/admin/words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { enterAdmin, openAdmin, signIn } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const { de } = adminWords;

/** A thumb hits 44 px; browsers zoom in on text fields below 16 px. */
const leastTarget = 44;
const leastFont = 16;

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

async function faults(page: Page): Promise<string[]> {
  return await page.evaluate(
    ([target, font]) => {
      const named = (element: Element) =>
        `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`;
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
      };
      const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
      const tooSmall = controls.filter(isSeen).filter((element) => {
        // Links within a sentence are as high as its lines.
        if (element.matches('a') && getComputedStyle(element).display === 'inline') return false;
        const area = (element.matches('input') && element.closest('label')) || element;
        const { width, height } = area.getBoundingClientRect();
        return Math.min(width, height) < target - 0.5;
      });
      const typed = 'textarea, select, input:not([type=checkbox], [type=radio], [type=range])';
      const tooFine = [...document.querySelectorAll(typed)]
        .filter(isSeen)
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < font);
      const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : [];
      return [
        ...wide,
        ...tooSmall.map((element) => `small: ${named(element)}`),
        ...tooFine.map((element) => `zooms: ${named(element)}`),
      ];
    },
    [leastTarget, leastFont] as const,
  );
}

test('on a phone every screen fits, is hit by a thumb and does not zoom in on a field', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'de'));
  await signIn(page);
  for (const tab of Object.keys(de.tabs).filter((key) => key in de.meta.titles)) {
    await openAdmin(page, `/admin/${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(de.common.loading)).toHaveCount(0);
    expect(await faults(page), tab).toEqual([]);
  }
});

test('on a phone the open tab is in view as a whole, also the last one beside counts', async ({ page }) => {
  const sent = { name: 'Ada', email: 'ada@example.com', message: 'Guten Tag' };
  expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  await enterAdmin(page, '/admin/operators');
  const tabs = page.locator('.admin-tabs');
  await expect(tabs.locator('.tab-count').first()).not.toBeEmpty();
  await expect
    .poll(() => tabs.evaluate((row) => row.scrollWidth - row.clientWidth - Math.ceil(row.scrollLeft)))
    .toBeLessThanOrEqual(0);
});

test('on a phone a message with a long name and text stays within its row', async ({ page }) => {
  const name = `Ada ${crypto.randomUUID()} von Langenfeld`;
  const sent = { name, email: 'ada@example.com', message: 'Guten Tag, ich habe vier Fragen. '.repeat(9) };
  expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  await signIn(page);
  await openAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('link', { name });
  const [link, time] = [await row.boundingBox(), await row.locator('time').boundingBox()];
  expect(time!.x + time!.width).toBeLessThanOrEqual(link!.x + link!.width);
});

test('on a phone the acts on a selection stay below the tabs while the list scrolls', async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  for (let number = 0; number < 12; number += 1) {
    const sent = { name: `Ada ${word} ${number}`, email: 'ada@example.com', message: 'Guten Tag' };
    expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  }
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'de'));
  await enterAdmin(page, `/admin/messages?q=${word}`);
  const { bulk } = de.messages;
  await page.getByLabel(fill(bulk.select, { name: `Ada ${word} 9` })).check();
  await page.evaluate(() => scrollTo(0, 600));
  const [bar, tabs] = [page.getByRole('region', { name: bulk.label }), page.locator('.admin-tabs')];
  const [top, over] = [(await bar.boundingBox())!, (await tabs.boundingBox())!];
  expect(top.y).toBeGreaterThanOrEqual(over.y + over.height - 1);
  expect(top.y).toBeLessThan(over.y + over.height + 8);
});

test('on a phone the acts on a message stay in reach, and those of a reply while it is written', async ({
  page,
}) => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const sent = { name, email: 'ada@example.com', message: 'Guten Tag\n\n'.repeat(30) };
  expect((await page.request.post('/api/support', { data: sent })).status()).toBe(201);
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'de'));
  await enterAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).tap();
  const { bulk, reply } = de.messages;
  await expect(page.getByRole('button', { name: bulk.actions.done, exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: reply.title, exact: true }).tap();
  await expect(page.getByRole('textbox', { name: new RegExp(`^${reply.body}`) })).toBeFocused();
  await expect(page.getByRole('button', { name: reply.send, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await faults(page)).toEqual([]);
});
