import type { Page } from '@playwright/test';
import { pages, type Page as RoutedPage } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const widths = [360, 390, 768, 1024, 1280, 1440] as const;
const shown: readonly RoutedPage[] = pages.filter(({ id }) => id !== 'contact' && id !== 'error');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What stays in the window (fixed or sticky) and lies on text or a control of the first view; the chat may lie on text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a, button, input, select, textarea, summary, label';
    const isControl = (element: Element) => element.closest(controls) !== null;
    const boxesOf = (element: Element) => {
      const range = document.createRange();
      const boxes = element.matches(controls) ? [...element.getClientRects()] : [];
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes.filter(({ width, height, top }) => width > 1 && height > 1 && top < innerHeight);
    };
    /** Rows that scroll sideways cut off what they contain. */
    const seenUntil = (element: Element): number => {
      const row = element.parentElement;
      if (!row) return innerWidth;
      const edge =
        getComputedStyle(row).overflowX === 'visible' ? innerWidth : row.getBoundingClientRect().right;
      return Math.min(edge, seenUntil(row));
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr');
    const all = [...document.body.querySelectorAll('*')].filter(isSeen);
    const read = all.flatMap((element) => boxesOf(element).map((box) => ({ element, box })));
    const floating = all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
    return floating.flatMap((above) => {
      const { left, right, top, bottom } = above.getBoundingClientRect();
      return read
        .filter(({ element }) => !above.contains(element) && !element.contains(above))
        .filter(({ element }) => !above.matches('.chat') || isControl(element))
        .filter(({ element, box }) => {
          const [x1, x2] = [Math.max(left, box.left), Math.min(right, box.right, seenUntil(element))];
          const [y1, y2] = [Math.max(top, box.top), Math.min(bottom, box.bottom, innerHeight)];
          const isShared = x2 - x1 > 1 && y2 - y1 > 1;
          return isShared && above.contains(document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2));
        })
        .map(({ element }) => `${above.className} lies on “${element.textContent?.trim().slice(0, 40)}”`);
    });
  });

for (const language of languages) {
  test(`nothing lies on the first view of any page, and the chat is at its bottom right (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const { path } of shown) {
      const address = pathIn(language, path);
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
        for (const finding of await covered(page)) found.push(`${address}, ${width} px: ${finding}`);
        const place = await page.locator('.chat').boundingBox();
        const { width: w, height: h } = page.viewportSize()!;
        const isThere = place && w - place.x - place.width <= 16 && h - place.y - place.height <= 16;
        if (!isThere) found.push(`${address}, ${width} px: the chat is not at the bottom right`);
      }
    }
    expect(found).toEqual([]);
  });
}

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is shown the hint where it covers nothing and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = String(entry);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/nova');
      const hint = page.locator('.language-hint');
      await expect(hint).toBeInViewport({ ratio: 1 });
      expect(await hint.evaluate(overlapsIn), `${width} px`).toEqual([]);
      await expect(page.locator('html'), `${width} px`).not.toHaveAttribute('data-shift');
    }
  });
});

/** Other visible parts of the header that share its place. */
function overlapsIn(hint: Element): string[] {
  const box = hint.getBoundingClientRect();
  return [...document.querySelectorAll('.site-header .wrap > *, .site-header nav > *')]
    .filter((other) => other !== hint && other.checkVisibility({ visibilityProperty: true }))
    .filter((other) => {
      const { left, right } = other.getBoundingClientRect();
      return Math.min(right, box.right) - Math.max(left, box.left) > 1;
    })
    .map((other) => other.textContent ?? '');
}
