import { searchKeyOffKey } from '#domain/api/search.ts';
import { inboxKeysKey, inboxNextKey, unsavedDraftsKey } from '#domain/inbox/inbox-storage-keys.ts';
import { adminLanguageKey } from '#domain/language/admin-language.ts';
import { languageHintKey } from '#domain/language/language-hint-key.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { productColorsKey } from '#domain/publishing/product-color.ts';
import { postponedQuestionsKey } from '#domain/site/postponed-questions-key.ts';
import { themeStorageKey } from '#domain/site/theme-hours.ts';

/**
 * By row in the privacy notice (LAW-25); the last seven only in the admin area. A browser test fails for any other entry
 * (tests/kit/browser-test.ts).
 */
export const browserStorage = {
  theme: themeStorageKey,
  languageHint: languageHintKey,
  searchKey: searchKeyOffKey,
  productColors: productColorsKey,
  colorPreview: colorPreviewKey,
  adminLanguage: adminLanguageKey,
  unsavedDrafts: unsavedDraftsKey,
  inboxKeys: inboxKeysKey,
  inboxNext: inboxNextKey,
  postponedQuestions: postponedQuestionsKey,
} as const;
