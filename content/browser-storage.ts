import { adminLanguageKey } from '#domain/admin-language.ts';
import { inboxKeysKey } from '#domain/inbox-keys-key.ts';
import { languageHintKey } from '#domain/language-hint-key.ts';
import { unsavedDraftsKey } from '#domain/message-draft.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { postponedQuestionsKey } from '#domain/postponed-questions-key.ts';
import { productColorsKey } from '#domain/product-color.ts';
import { themeStorageKey } from '#domain/theme-hours.ts';

/**
 * By row in the privacy notice (LAW-25); the last six only in the admin area. A browser test fails for any other entry
 * (tests/kit/browser-test.ts).
 */
export const browserStorage = {
  theme: themeStorageKey,
  languageHint: languageHintKey,
  productColors: productColorsKey,
  colorPreview: colorPreviewKey,
  adminLanguage: adminLanguageKey,
  unsavedDrafts: unsavedDraftsKey,
  inboxKeys: inboxKeysKey,
  postponedQuestions: postponedQuestionsKey,
} as const;
