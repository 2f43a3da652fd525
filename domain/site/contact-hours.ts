import { type Language, languageRules } from '#domain/language/languages.ts';

/** Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** On a 24-hour clock, `09:00`; a span may end after midnight. */
export type Span = { readonly from: string; readonly until: string };

/** A day without spans is closed. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>;

/** A lunch break and one more. */
export const mostSpans = 3;

/** Consecutive days with the same spans. */
export type DayGroup = { readonly first: Weekday; readonly last: Weekday; readonly spans: readonly Span[] };

/** Open days in groups; a group may pass the end of the week, such as Sunday to Thursday. */
export function dayGroups(week: Week): DayGroup[] {
  const isLike = (one: Weekday, other: Weekday) => spanText(week[one]) === spanText(week[other]);
  const start = weekdays.findIndex((day, index) => !isLike(day, weekdays.at(index - 1)!));
  const days = start < 0 ? weekdays : [...weekdays.slice(start), ...weekdays.slice(0, start)];
  const groups: DayGroup[] = [];
  for (const day of days) {
    const group = groups.at(-1);
    if (group && isLike(group.first, day)) groups[groups.length - 1] = { ...group, last: day };
    else groups.push({ first: day, last: day, spans: week[day] });
  }
  const open = groups.filter(({ spans }) => spans.length > 0);
  return open.toSorted((one, other) => weekdays.indexOf(one.first) - weekdays.indexOf(other.first));
}

function spanText(spans: readonly Span[]): string {
  return spans.map(({ from, until }) => `${from}-${until}`).join(', ');
}

/** Whether each span has two different times and begins after the one before; only the last may pass midnight. */
export function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(({ from, until }, index) => {
    const next = spans[index + 1];
    return isTime(from) && isTime(until) && from !== until && (!next || (from < until && until <= next.from));
  });
}

/** Splits the last span: at noon if it is open then, else in the middle; undefined if it is too short. */
export function withBreak(spans: readonly Span[]): readonly Span[] | undefined {
  const last = spans.at(-1);
  if (!last || !areInOrder([last]) || spans.length === mostSpans) return undefined;
  const [from, until] = [minutesOf(last.from), minutesOf(last.until)];
  const length = (until - from + 1440) % 1440;
  if (length < 120) return undefined;
  const isOpenAtNoon = from < 720 && from + length > 780;
  const begin = isOpenAtNoon ? 720 : from + Math.floor((length - 60) / 60) * 30;
  return [
    ...spans.slice(0, -1),
    { from: last.from, until: clockText(begin) },
    { from: clockText(begin + 60), until: last.until },
  ];
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Most visitors are in Germany, Austria or Switzerland. */
export const readersZone = 'Europe/Berlin';
const winter = new Date('2024-01-15T12:00:00Z');
const summer = new Date('2024-07-15T12:00:00Z');

/** Spans in the readers' time, `14:00–22:00`; summer differs where the clocks are not changed alike. */
export function spansForReaders(
  spans: readonly Span[],
  timeZone: string,
): { readonly winter: readonly string[]; readonly summer: readonly string[] } {
  const on = (day: Date) => {
    const shift = offsetOf(readersZone, day) - offsetOf(timeZone, day);
    return spans.map(({ from, until }) => `${shifted(from, shift)}–${shifted(until, shift)}`);
  };
  return { winter: on(winter), summer: on(summer) };
}

export function weekOf(spansOn: (day: Weekday) => readonly Span[]): Week {
  return Object.fromEntries(weekdays.map((day) => [day, spansOn(day)])) as unknown as Week;
}

/** The stored form: `mon-thu 09:00-12:00, 13:00-17:00; fri 09:00-12:00`. */
export function storedHours(week: Week): string {
  return dayGroups(week)
    .map(({ first, last, spans }) => `${first === last ? first : `${first}-${last}`} ${spanText(spans)}`)
    .join('; ');
}

/** `Mo–Do 09:00–12:00 und 13:00–17:00, Fr 09:00–12:00`; `timesOf` gives the spans as a reader sees them. */
export function hoursInWords(
  week: Week,
  language: Language,
  timesOf: (spans: readonly Span[]) => readonly string[] = (spans) =>
    spans.map(({ from, until }) => `${from}–${until}`),
): string {
  return dayGroups(week)
    .map(({ first, last, spans }) => {
      const days = [...new Set([first, last])].map((day) => weekdayName(day, language, 'short'));
      return `${days.join('–')} ${timesInWords(timesOf(spans), language)}`;
    })
    .join(', ');
}

export function timesInWords(times: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageRules[language].locale).format(times);
}

/** `Montag`, `Monday`. */
export function weekdayName(day: Weekday, language: Language, weekday: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(languageRules[language].locale, { weekday, timeZone: 'UTC' }).format(date);
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** In minutes. */
function offsetOf(timeZone: string, day: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(day);
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function shifted(time: string, minutes: number): string {
  return clockText(minutesOf(time) + minutes);
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

function clockText(minutes: number): string {
  const total = ((minutes % 1440) + 1440) % 1440;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
