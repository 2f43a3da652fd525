/** The languages of the public site, German first (spec 1 §3: language is `de` or `en`, default `de`). */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** True for `de` and `en`, false for anything else (also for values that are not strings). */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
