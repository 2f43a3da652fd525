import { expect, type Page } from '@playwright/test';

/** Texts that reach beyond the window or beyond a box that cuts off what it cannot hold, with the missing pixels. */
export async function cutTexts(page: Page): Promise<string[]> {
  // What is not laid out has no place yet (after-paint.inline.ts).
  await expect(page.locator('.only-if-in-view')).toHaveCount(0);
  return await page.evaluate(() => {
    // Rounded edges of letters are no text.
    const tolerance = 1;
    const found: string[] = [];
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('option, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const left = Math.min(...lines.map((line) => line.left));
      const right = Math.max(...lines.map((line) => line.right));
      const boxes = boxesAround(element);
      // Left of the window or in a box of one pixel: for machines and screen readers.
      if (right <= 0 || boxes.some((box) => box.right - box.left <= 1)) continue;
      const beyond = Math.max(...boxes.map((box) => Math.max(box.left - left, right - box.right)));
      if (beyond > tolerance) found.push(`${Math.ceil(beyond)} px of “${text.textContent.trim()}”`);
      for (const { 0: word, index } of text.textContent.matchAll(/\p{L}{9,}/gu))
        if (linesOf(text, index, word.length) > 1) found.push(`“${word}”, broken`);
    }
    return found;

    function linesOf(text: Node, index: number, length: number): number {
      const letters = document.createRange();
      // The hyphen before a first letter stands at the end of the line above.
      letters.setStart(text, index + 1);
      letters.setEnd(text, index + length);
      const boxes = [...letters.getClientRects()].filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    }

    function boxesAround(element: Element): { left: number; right: number }[] {
      const boxes = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        // What scrolls shows all of it.
        if (overflowX === 'auto' || overflowX === 'scroll') return boxes;
        if (overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
        if (position === 'fixed') break;
      }
      return [...boxes, { left: 0, right: document.documentElement.clientWidth }];
    }
  });
}
