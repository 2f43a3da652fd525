import { productColorsKey } from '#domain/product-color.ts';
import { themeStorageKey } from '#domain/theme-hours.ts';

/**
 * Everything that the site may leave in the local storage of a browser, by the row of the privacy notice that tells
 * of it (LAW-25). A test compares the list with what the code writes.
 */
export const browserStorage = {
  theme: themeStorageKey,
  languageHint: 'english-hint-dismissed',
  /** Only in the admin area. */
  productColors: productColorsKey,
  /** Only in the admin area, and only when the switch there was used. */
  adminLanguage: 'admin-language',
} as const;
