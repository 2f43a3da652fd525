import { parseColorPreview } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { offeringCss } from '#domain/palette/offering-css.ts';

/**
 * Previews applied, unpublished colours (PRODUCT, Apply Colors). Loaded only if storage is readable. A
 * constructed stylesheet, because the content security policy refuses inline ones.
 */
export function startColorPreview() {
  const sheet = new CSSStyleSheet();
  const show = () => sheet.replaceSync(offeringCss(parseColorPreview(stored())));
  document.adoptedStyleSheets.push(sheet);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
}

function stored(): string | null {
  return localStorage.getItem(colorPreviewKey);
}
