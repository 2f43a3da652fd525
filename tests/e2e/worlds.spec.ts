import type { Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { glowShare } from '#domain/palette/page-colors.ts';
import { expect, test } from '#tests/kit/browser-test.ts';
import { content } from '#tests/kit/content.ts';

/** Texts in a light that falls in from a corner, with the share of primary behind their nearest point, in percent. */
function textsInTheLight(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const found: string[] = [];
    for (const panel of document.querySelectorAll('.world, .price-card .l, .story .vis')) {
      const background = getComputedStyle(panel).backgroundImage;
      const [, ...values] =
        /^radial-gradient\(([\d.]+)(%|px) ([\d.]+)(%|px) at ([\d.]+)% ([\d.]+)%,.*? \/ ([\d.]+)\)/.exec(
          background,
        ) ?? [];
      if (values.length === 0) found.push(`${panel.className}: no light in ${background.slice(0, 80)}`);
      const box = panel.getBoundingClientRect();
      const length = (at: number, whole: number) =>
        Number(values[at]) * (values[at + 1] === '%' ? whole / 100 : 1);
      const [radiusX, radiusY] = [length(0, box.width), length(2, box.height)];
      const x = box.left + (Number(values[4]) / 100) * box.width;
      const y = box.top + (Number(values[5]) / 100) * box.height;
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement!;
        // Buttons bring their own background.
        if (!text.textContent?.trim() || element.closest('.sr, .btn')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const away = Math.hypot(
            (Math.min(Math.max(x, line.left), line.right) - x) / radiusX,
            (Math.min(Math.max(y, line.top), line.bottom) - y) / radiusY,
          );
          const share = Number(values[6]) * Math.max(0, 1 - away);
          if (share > limit) found.push(`${Math.round(share * 100)} % behind “${text.textContent.trim()}”`);
        }
      }
    }
    return [...new Set(found)];
  }, most);
}

const ids = idsIn(content.offerings);
const withWorlds = pages.filter(
  ({ id }) =>
    ids.some((offering) => offering === id) ||
    ['nova-case-study', 'sophie-compare', 'use-cases'].includes(id),
);

test.describe('in a still window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const language of languages) {
    test(`no text stands where a world is too bright for it (${language})`, async ({ page }) => {
      test.setTimeout(120_000);
      for (const { path } of withWorlds) {
        await page.goto(pathIn(language, path));
        await expect(page.locator('.only-if-in-view')).toHaveCount(0);
        for (const width of [320, 390, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await textsInTheLight(page, glowShare.underText), `${path}, ${width} px`).toEqual([]);
        }
      }
    });
  }
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the beads of the stone are links, large enough for a finger, that name and light what they lead to', async ({
    page,
  }) => {
    await page.goto('/');
    const beads = page.locator('.beads a');
    await expect(beads).toHaveCount(ids.length);
    for (const bead of await beads.all()) {
      const { width, height } = (await bead.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const nova = page.locator('.beads [data-product=nova]');
    const rings = page.locator('.hero-stone .stone-lines');
    for (const act of ['hover', 'focus'] as const) {
      await page.mouse.move(0, 0);
      await expect(nova.locator('p')).toHaveCSS('opacity', '0');
      await expect(rings).toHaveCSS('opacity', '1');
      await nova.getByRole('link')[act]();
      if (act === 'focus') await page.keyboard.press('Shift+Tab').then(() => page.keyboard.press('Tab'));
      await expect(nova.locator('p')).toHaveCSS('opacity', '1');
      await expect(nova.locator('svg')).toHaveCSS('opacity', '1');
      await expect(rings).toHaveCSS('opacity', '0.35');
    }
    await nova.getByRole('link').click();
    await expect(page).toHaveURL(/\/nova$/);
  });

  const lit = (page: Page) =>
    page
      .locator('.clock svg:not(.clock-centre)')
      .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)));

  test('the clock beside the minutes lights part by part as the rows pass', async ({ page }) => {
    await page.goto('/nova');
    await page.mouse.wheel(0, 1);
    const rows = page.locator('.minutes li');
    const passed = async (row: number) => {
      await rows.nth(row).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        scrollTo(0, scrollY + top + height / 2 - innerHeight / 2);
      });
    };
    await passed(0);
    // All are lit until the timelines have their first frame.
    await expect
      .poll(async () => {
        const parts = await lit(page);
        return [parts.at(0), parts.at(-1)];
      })
      .toEqual([1, 0.2]);
    await passed(3);
    await expect.poll(() => lit(page)).toEqual([1, 1, 1, 1]);
  });

  test('the minutes of a line light up from left to right as it passes', async ({ page }) => {
    await page.goto('/solutions/ic-water-principle');
    await page.mouse.wheel(0, 1);
    const parts = page.locator('.minute-line > li');
    const minutes = () =>
      parts.evaluateAll((all) => all.map((part) => Number(getComputedStyle(part, '::after').opacity)));
    const standAt = (share: number) =>
      parts.first().evaluate((part, at) => {
        scrollTo(0, scrollY + part.getBoundingClientRect().top - innerHeight * at);
      }, share);
    // Repeats: a new page jumps to its top for half a second (SCROLL-1).
    await expect
      .poll(async () => {
        await standAt(0.75);
        const all = await minutes();
        return [all[0]! > 0.12, all.at(-1)];
      })
      .toEqual([true, 0.12]);
    await expect
      .poll(async () => {
        await standAt(0.2);
        return await minutes();
      })
      .toEqual([0.6, 0.6, 0.6, 0.6]);
  });

  test('with reduced motion the clock is lit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/nova');
    expect(await lit(page)).toEqual([1, 1, 1, 1]);
  });
});
