import { parseColorPreview, previewWords } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { offeringCss } from '#domain/palette/offering-css.ts';
import { createPreviewBar } from './color-preview-bar.ts';

/**
 * Previews applied, unpublished colours and marks the page as a preview (COLOR-7). Loaded only if storage is readable. A
 * constructed stylesheet, because the content security policy refuses inline ones.
 */
export function startColorPreview() {
  const sheet = new CSSStyleSheet();
  const bar = createPreviewBar(end);
  document.adoptedStyleSheets.push(sheet);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();

  function show() {
    sheet.replaceSync(offeringCss(parseColorPreview(stored())));
    // In a frame of the admin area, that area says it.
    if (window === window.top) bar.show(previewWords(stored(), document.documentElement.lang));
  }

  function end() {
    localStorage.removeItem(colorPreviewKey);
    show();
  }
}

function stored(): string | null {
  return localStorage.getItem(colorPreviewKey);
}
