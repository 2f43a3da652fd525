/**
 * Default first (LANG-1). `locale`: numbers, money and days; `clockLocale`: times on a 24-hour clock; `sheetLocale`:
 * moments in a form that spreadsheets in that language take for a date (`sv-SE`: 2026-11-23).
 */
export const languageRules = {
  de: { endonym: 'Deutsch', locale: 'de-DE', clockLocale: 'de-DE', sheetLocale: 'de-DE' },
  en: { endonym: 'English', locale: 'en-US', clockLocale: 'en-GB', sheetLocale: 'sv-SE' },
} as const satisfies Record<
  string,
  { endonym: string; locale: string; clockLocale: string; sheetLocale: string }
>;

export type Language = keyof typeof languageRules;

export const languages = Object.keys(languageRules) as readonly Language[];

/** Also of addresses without a prefix. */
export const defaultLanguage: Language = 'de';

/** Used until the operator switches (LANG-4). */
export const adminLanguage: Language = 'en';

/** Language of the binding terms; other languages add a translation (LANG-5). */
export const bindingLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function otherLanguages(language: string): readonly Language[] {
  return languages.filter((other) => other !== language);
}

export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** `languageName('en', 'de')` is `Englisch`. */
export function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language)!;
}
