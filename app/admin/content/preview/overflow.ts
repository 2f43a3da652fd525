import { framedFields } from './framed-fields.ts';

/** The narrowest phone that a page must fit on. */
const narrowest = 320;

/**
 * Lays a page of the draft out on the narrowest phone, unseen, and returns the fields whose texts do not fit, or have a
 * word that is broken in the wrong place.
 */
export async function overflowingFields(path: string): Promise<string[]> {
  const frame = document.createElement('iframe');
  frame.className = 'overflow-frame';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.style.width = `${narrowest}px`;
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = `/api/admin/content/preview?path=${encodeURIComponent(path)}`;
  document.body.append(frame);
  try {
    await isLoaded;
    const page = frame.contentDocument;
    if (!page?.querySelector('main')) throw new Error('The page could not be laid out.');
    await page.fonts.ready;
    return overflowsIn(page);
  } finally {
    frame.remove();
  }
}

function overflowsIn(page: Document): string[] {
  const fields = framedFields(page);
  const tolerance = 1;
  return fields.all().filter((field) =>
    fields.placesOf(field).some((place) => {
      const { left, right, width } = place.getBoundingClientRect();
      const isOut = right > narrowest + tolerance || left < -tolerance;
      return width > 1 && ((isOut && !canScroll(place)) || hasBrokenWord(place));
    }),
  );
}

/** Addresses and other signs may break anywhere. */
const longWord = /\p{L}{9,}/gu;

function hasBrokenWord(place: Range | Element): boolean {
  if (!('startContainer' in place)) return false;
  const page = place.startContainer.ownerDocument!;
  const texts = page.createTreeWalker(place.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!place.intersectsNode(text)) continue;
    for (const { 0: word, index } of text.data.matchAll(longWord)) {
      const letters = page.createRange();
      // The hyphen before a first letter is at the end of the line above.
      letters.setStart(text, index + 1);
      letters.setEnd(text, index + word.length);
      const boxes = [...letters.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) return true;
    }
  }
  return false;
}

/** Tables that scroll, and elements that are closed or hidden on purpose. */
function canScroll(place: Range | Element): boolean {
  const start = 'startContainer' in place ? place.startContainer : place;
  for (let node: Node | null = start; node; node = node.parentNode) {
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as HTMLElement;
    const { overflowX, position, visibility } = element.ownerDocument.defaultView!.getComputedStyle(element);
    if (element.tagName === 'BODY') return false;
    if (/auto|scroll/.test(overflowX) || position === 'fixed' || visibility === 'hidden') return true;
    if (element.tagName === 'DIALOG' || element.classList.contains('sr')) return true;
  }
  return false;
}
