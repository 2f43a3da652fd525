import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { productColorsKey } from '#domain/product-color.ts';
import { themeStorageKey } from '#domain/theme-hours.ts';

/**
 * Everything that the site may leave in the local storage of a browser, by the row of the privacy notice that tells
 * of it (LAW-25); the last three only in the admin area. A test compares the list with what the code writes.
 */
export const browserStorage = {
  theme: themeStorageKey,
  languageHint: 'english-hint-dismissed',
  productColors: productColorsKey,
  colorPreview: colorPreviewKey,
  adminLanguage: 'adminLanguage',
} as const;
