import type { Page } from '@playwright/test';

/** Least distance in pixels of a section's heading from the last box before the section. */
const least = 48;

/** Headings that begin a section too close to the box above it, with the distance. */
export async function tightHeadings(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const found: string[] = [];
    const sections = [...document.querySelectorAll('main section')].filter(
      (section) => !section.parentElement!.closest('section'),
    );
    for (const [index, section] of sections.entries()) {
      const before = sections[index - 1];
      const heading = section.querySelector('h2:not(.sr), .h2');
      if (!before || !heading || !beginsWith(section, heading)) continue;
      const end = Math.max(...boxesIn(before).map(({ bottom }) => bottom));
      const distance = Math.round(heading.getBoundingClientRect().top - end);
      if (distance < least) found.push(`${distance} px above “${heading.textContent}”`);
    }
    return found;

    function beginsWith(section: Element, heading: Element): boolean {
      const top = heading.getBoundingClientRect().top;
      return boxesIn(section).every((box) => box.bottom > top);
    }

    /** Boxes of texts, pictures and painted surfaces; texts for screen readers take no room. */
    function boxesIn(section: Element): DOMRect[] {
      return [section, ...section.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isSeen(element))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
    }

    function isSeen(element: Element): boolean {
      if (element.closest('svg, .motif, .sr')) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') return true;
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
    }
  }, least);
}
