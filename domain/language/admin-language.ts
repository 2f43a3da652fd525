import { adminLanguage, isLanguage, type Language } from './languages.ts';

/** The chosen language, else the browser's first supported one, else English (LANG-4). */
export function spokenLanguage(chosen: unknown, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return preferred.map((tag) => tag.split('-')[0]).find(isLanguage) ?? adminLanguage;
}

export const adminLanguageKey = 'adminLanguage';

/** On the root until the area speaks the language of its reader: it is rendered in English. */
export const awaitsLanguageClass = 'awaits-language';
