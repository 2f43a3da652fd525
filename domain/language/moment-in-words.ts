import { type Language, languageRules } from './languages.ts';

/** Most visitors are in Germany, Austria or Switzerland. */
const timeZone = 'Europe/Berlin';

export function momentInWords(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment));
}

/** From `2026-12-31`; any other text comes back unchanged. */
export function dayInWords(language: Language, day: string): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}
