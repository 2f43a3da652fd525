import { type Language, languageRules } from './languages.ts';

/** The company's readers are in the DACH region (PRODUCT: who uses it). */
const timeZone = 'Europe/Berlin';

/** A moment (ISO 8601) as the reader writes it, with its time zone. */
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

/** A day (`2026-12-31`) as the reader writes it; a text that is no day comes back as it is. */
export function dayInWords(language: Language, day: string): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}
