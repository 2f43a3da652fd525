import { expect, test } from 'vitest';
import {
  areInOrder,
  dayGroups,
  hoursInWords,
  isTimeZone,
  type Span,
  spansForReaders,
  type Weekday,
  weekdayName,
  weekOf,
  withBreak,
} from './contact-hours.ts';
import { readHours } from './read-hours.ts';

const day = { from: '09:00', until: '17:30' };

test('hours elsewhere are told in Central European time, in winter and in summer', () => {
  expect(spansForReaders([day], 'America/Santo_Domingo')).toEqual({
    winter: ['14:00–22:30'],
    summer: ['15:00–23:30'],
  });
});

test('hours in Central Europe are the same all year, and a day may end after midnight', () => {
  expect(spansForReaders([day], 'Europe/Zurich')).toEqual({
    winter: ['09:00–17:30'],
    summer: ['09:00–17:30'],
  });
  expect(spansForReaders([{ ...day, until: '20:00' }], 'America/Santo_Domingo').winter).toEqual([
    '14:00–01:00',
  ]);
});

test('a weekday has a name in each language, a time zone one that browsers know', () => {
  expect([weekdayName('mon', 'de'), weekdayName('fri', 'en')]).toEqual(['Montag', 'Friday']);
  expect([isTimeZone('America/Santo_Domingo'), isTimeZone('Puerto Plata')]).toEqual([true, false]);
});

function weekWith(spans: Partial<Record<Weekday, readonly Span[]>>) {
  return weekOf((one) => spans[one] ?? []);
}

const nineToFive = [{ from: '09:00', until: '17:00' }];
test('equal days one after the other are a group, also past the end of the week', () => {
  const groups = dayGroups(readHours('sun-tue 09:00-17:00; wed 09:00-12:00')!);
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    ['wed', 'wed'],
    ['sun', 'tue'],
  ]);
  expect(dayGroups(readHours('mon-sun 09:00-17:00')!)).toMatchObject([{ first: 'mon', last: 'sun' }]);
  expect(dayGroups(weekWith({}))).toEqual([]);
});

test('hours read like on a door', () => {
  expect(hoursInWords(readHours('mon-tue 09:00-12:00, 13:00-17:00; wed 09:00-12:00')!, 'de')).toBe(
    'Mo–Di 09:00–12:00 und 13:00–17:00, Mi 09:00–12:00',
  );
  expect(hoursInWords(readHours('sat 10-14')!, 'en')).toBe('Sat 10:00–14:00');
});

test('spans of a day have two times each and follow one another', () => {
  const evening = { from: '18:00', until: '01:00' };
  expect(areInOrder([...nineToFive, evening])).toBe(true);
  expect(areInOrder([evening, { from: '19:00', until: '20:00' }])).toBe(false);
  expect(areInOrder([{ from: '09:00', until: '' }])).toBe(false);
});

test('a break is at noon, else in the middle, and needs room', () => {
  expect(withBreak(nineToFive)).toEqual([
    { from: '09:00', until: '12:00' },
    { from: '13:00', until: '17:00' },
  ]);
  expect(withBreak([{ from: '18:00', until: '01:00' }])).toEqual([
    { from: '18:00', until: '21:00' },
    { from: '22:00', until: '01:00' },
  ]);
  expect(withBreak([{ from: '09:00', until: '10:30' }])).toBeUndefined();
});
