import { type Language, languageRules } from './languages.ts';

/** Whole years as such: `7 Jahre`, `18 Monate`. */
export function monthsInWords(months: number, language: Language): string {
  const isYears = months % 12 === 0;
  return new Intl.NumberFormat(languageRules[language].locale, {
    style: 'unit',
    unit: isYears ? 'year' : 'month',
    unitDisplay: 'long',
  }).format(isYears ? months / 12 : months);
}
