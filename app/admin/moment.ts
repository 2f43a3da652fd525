import { type Language, languageRules } from '#domain/languages.ts';

/** Takes ISO 8601; shows the time zone of the browser. */
export function momentText(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

/** `heute, 13:35`, `gestern, 09:02`, `12. Nov., 09:02`, or with the year of another one. */
export function recentText(language: Language, moment: string, now: Date = new Date()): string {
  const locale = languageRules[language].clockLocale;
  const at = new Date(moment);
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  if (days === 0 || days === 1)
    return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')}, ${clock}`;
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
  return `${day}, ${clock}`;
}

const dayMs = 24 * 60 * 60 * 1000;

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
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
