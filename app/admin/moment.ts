import { type Language, languageRules } from '#domain/languages.ts';

/** Takes ISO 8601; shows the time zone of the browser. */
export function momentText(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

/** Takes `2026-11`. */
export function monthText(language: Language, month: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

export function numberText(language: Language, value: number): string {
  return new Intl.NumberFormat(languageRules[language].clockLocale, { maximumFractionDigits: 2 }).format(
    value,
  );
}

/** One decimal: more would promise what a few ratings cannot hold. */
export function averageText(language: Language, value: number): string {
  return new Intl.NumberFormat(languageRules[language].clockLocale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}
