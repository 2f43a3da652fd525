import { parseColorPreview } from '#domain/palette/color-preview.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { offeringCss } from '#domain/palette/offering-css.ts';

/**
 * Shows the colours that the operator of this browser applied in the admin area, before they are published (PRODUCT,
 * Apply Colors). Loaded only where such colours are kept, so the storage can be read. A constructed stylesheet, because the content security policy refuses inline ones.
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
