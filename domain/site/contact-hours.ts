import { type Language, languageRules } from '#domain/language/languages.ts';

/** Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type ContactHours = {
  readonly first: (typeof weekdays)[number];
  readonly last: (typeof weekdays)[number];
  /** On a 24-hour clock, `09:00`. */
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
};

/** Most visitors are in Germany, Austria or Switzerland. */
export const readersZone = 'Europe/Berlin';
const winter = new Date('2024-01-15T12:00:00Z');
const summer = new Date('2024-07-15T12:00:00Z');

/** In the readers' time: `14:00–22:00`; summer differs where the clocks are not changed alike. */
export function hoursForReaders(hours: ContactHours): { readonly winter: string; readonly summer: string } {
  const on = (day: Date) => {
    const shift = offsetOf(readersZone, day) - offsetOf(hours.timeZone, day);
    return `${shifted(hours.from, shift)}–${shifted(hours.until, shift)}`;
  };
  return { winter: on(winter), summer: on(summer) };
}

/** English and German, short and long; each begins with two letters that no other day has. */
const dayNames: Readonly<Record<string, (typeof weekdays)[number]>> = {
  mo: 'mon',
  tu: 'tue',
  di: 'tue',
  we: 'wed',
  mi: 'wed',
  th: 'thu',
  do: 'thu',
  fr: 'fri',
  sa: 'sat',
  su: 'sun',
  so: 'sun',
};

const writtenDay = String.raw`((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)\.?`;
const writtenTime = String.raw`(\d{1,2})(?:[:.](\d\d))?(?:\s*(?:uhr|h))?`;
const to = String.raw`\s*(?:-|–|—|bis|to|until)\s*`;
const writtenHours = new RegExp(
  String.raw`^${writtenDay}${to}${writtenDay},?:?\s*(?:von\s+|from\s+)?${writtenTime}${to}${writtenTime}$`,
  'i',
);

/** Takes `mon-fri 09:00-17:00`, “Mo–Fr 9–17 Uhr”, “Monday to Friday, 9 to 17”; undefined for anything else. */
export function readHours(text: string): Omit<ContactHours, 'timeZone'> | undefined {
  const [, first, last, ...times] = writtenHours.exec(text.trim()) ?? [];
  if (!first || !last) return undefined;
  const dayOf = (name: string) => dayNames[name.slice(0, 2).toLowerCase()]!;
  const [from, until] = [clockTime(times[0]!, times[1]), clockTime(times[2]!, times[3])];
  return from && until && from !== until
    ? { first: dayOf(first), last: dayOf(last), from, until }
    : undefined;
}

function clockTime(hour: string, minute = '00'): string | undefined {
  const text = `${hour.padStart(2, '0')}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
}

/** `Montag`, `Monday`. */
export function weekdayName(day: (typeof weekdays)[number], language: Language): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return new Intl.DateTimeFormat(languageRules[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(
    date,
  );
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
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
