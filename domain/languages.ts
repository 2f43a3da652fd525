/**
 * The languages of the public site, the default one first (spec 1 §3), and what the code must know of each. Sentences
 * stand in `content/`. `endonym` is what its speakers call it, `locale` how it writes numbers, money and days, and
 * `clockLocale` how it writes moments where the clock has 24 hours.
 */
export const languageRules = {
  de: { endonym: 'Deutsch', locale: 'de-DE', clockLocale: 'de-DE' },
  en: { endonym: 'English', locale: 'en-US', clockLocale: 'en-GB' },
} as const satisfies Record<string, { endonym: string; locale: string; clockLocale: string }>;

export type Language = keyof typeof languageRules;

export const languages = Object.keys(languageRules) as readonly Language[];

/** The language of addresses without a prefix, and of whoever does not say theirs. */
export const defaultLanguage: Language = 'de';

/** The admin area speaks it until its own switch says otherwise (PRODUCT, Addresses). */
export const adminLanguage: Language = 'en';

/** The version of the terms that binds; other languages read a translation beside it (spec 2 §9). */
export const bindingLanguage: Language = 'en';

/** True for `de` and `en`, false for anything else (also for values that are not strings). */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** A value for every language. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** What a language is called in the language of the reader: `languageName('en', 'de')` is `Englisch`. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language)!;
}
