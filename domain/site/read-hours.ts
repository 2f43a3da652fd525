import {
  areInOrder,
  mostSpans,
  type Span,
  type Week,
  type Weekday,
  weekdays,
  weekOf,
} from './contact-hours.ts';

/** English and German, short and long; each begins with two letters that no other day has. */
const dayNames: Readonly<Record<string, Weekday>> = {
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

const writtenDay =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)$/;
const to = /^(?:-|–|—|bis|to|until)$/;
const empty = /^(?:[.,;:&+]|uhr|h|von|from|und|and)$/;

type Part = 'to' | { readonly day: Weekday } | { readonly time: string };

/**
 * Takes `mon-fri 09:00-17:00`, “Mo–Do 9–12 und 13–17 Uhr, Fr 9–12 Uhr”, “Monday to Friday, 9 to 17”; undefined for anything
 * else.
 */
export function readHours(text: string): Week | undefined {
  const parts =
    text
      .toLowerCase()
      .match(/\p{L}+|\d+(?:[:.]\d\d)?|\S/gu)
      ?.flatMap(partOf) ?? [];
  const week = new Map<Weekday, Span[]>();
  let days: Weekday[] = [];
  let isDayList = false;
  while (parts.length > 0) {
    const [first, second, third] = parts.splice(0, parts[1] === 'to' ? 3 : 1);
    if (typeof first !== 'object') return undefined;
    if ('day' in first) {
      const last = second ? third : first;
      if (typeof last !== 'object' || !('day' in last)) return undefined;
      days = [...(isDayList ? days : []), ...daysBetween(first.day, last.day)];
      isDayList = true;
    } else {
      if (typeof third !== 'object' || !('time' in third) || days.length === 0) return undefined;
      const span = { from: first.time, until: third.time };
      for (const day of days) week.set(day, [...(week.get(day) ?? []), span]);
      isDayList = false;
    }
  }
  const found = weekOf((day) => (week.get(day) ?? []).toSorted((a, b) => a.from.localeCompare(b.from)));
  const isFine = weekdays.every((day) => found[day].length <= mostSpans && areInOrder(found[day]));
  return week.size > 0 && !isDayList && isFine ? found : undefined;
}

function partOf(token: string): Part[] {
  if (empty.test(token)) return [];
  if (to.test(token)) return ['to'];
  if (writtenDay.test(token)) return [{ day: dayNames[token.slice(0, 2)]! }];
  const [hour = '', minute = '00'] = token.split(/[:.]/);
  return [{ time: `${hour.padStart(2, '0')}:${minute}` }];
}

function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const count = (weekdays.indexOf(last) - from + 7) % 7;
  return Array.from({ length: count + 1 }, (_, step) => weekdays[(from + step) % 7]!);
}
