import { dayMs } from '#domain/language/durations.ts';
import { type Language, languageRules } from '#domain/language/languages.ts';

/**
 * As one would say it: “today, 1:35 PM”, “yesterday, …”, then the day, with the year only where it is another one. Takes
 * ISO 8601; shows the time zone of the browser.
 */
export function momentText(language: Language, moment: string, now: Date = new Date()): string {
  const { clockLocale } = languageRules[language];
  const date = new Date(moment);
  const days = daysBetween(now, date);
  if (Math.abs(days) <= 1) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    const time = new Intl.DateTimeFormat(clockLocale, { timeStyle: 'short' }).format(date);
    return `${day}, ${time}`;
  }
  return new Intl.DateTimeFormat(clockLocale, {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

/** For the record: always the whole date. */
export function exactMomentText(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

/** When a release goes live, in the time zone of the site. */
export function dueText(language: Language, moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment));
}

/** Takes `2026-12-07`. */
export function dayText(language: Language, day: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    day: 'numeric',
    month,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** `Wed, December 2`. Takes `2026-12-02`. */
export function weekdayText(language: Language, day: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** The day that the browser's clock shows, as `2026-12-02`. */
export function localDay(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE').format(now);
}

/** Takes `2026-12-19` or `2026-12-19T18:00`, in whatever time zone that is. */
export function localText(language: Language, local: string): string {
  const hasTime = local.length > 10;
  return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
    dateStyle: 'long',
    ...(hasTime && { timeStyle: 'short' as const }),
    timeZone: 'UTC',
  }).format(new Date(`${local.replace(' ', 'T')}${hasTime ? 'Z' : ''}`));
}

/** Whole days of the calendar from `now` to `date`. */
export function daysBetween(now: Date, date: Date): number {
  const dayOf = (of: Date) => Date.UTC(of.getFullYear(), of.getMonth(), of.getDate());
  return Math.round((dayOf(date) - dayOf(now)) / dayMs);
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
