import { colorPreviewCss, colorPreviewKey, parseColorPreview } from '#domain/palette/color-preview.ts';

/**
 * Shows the colours that the operator of this browser applied in the admin area, before they are published (PRODUCT,
 * Apply Colors). A constructed stylesheet, because the content security policy refuses inline ones.
 */
export function startColorPreview() {
  const sheet = new CSSStyleSheet();
  const show = () => sheet.replaceSync(colorPreviewCss(parseColorPreview(stored())));
  document.adoptedStyleSheets.push(sheet);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
}

function stored(): string | null {
  try {
    return localStorage.getItem(colorPreviewKey);
  } catch {
    return null;
  }
}
