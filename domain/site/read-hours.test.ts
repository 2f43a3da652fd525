import { expect, test } from 'vitest';
import { type Span, storedHours, type Weekday, weekOf } from './contact-hours.ts';
import { readHours } from './read-hours.ts';

function weekWith(spans: Partial<Record<Weekday, readonly Span[]>>) {
  return weekOf((one) => spans[one] ?? []);
}

const nineToFive = [{ from: '09:00', until: '17:00' }];
const usual = weekWith({
  mon: nineToFive,
  tue: nineToFive,
  wed: nineToFive,
  thu: nineToFive,
  fri: nineToFive,
});

test.each([
  'mon-fri 09:00-17:00',
  'Mo–Fr 9–17 Uhr',
  'mo-fr 09:00-17:00',
  'Mo. bis Fr. 9.00 bis 17.00 Uhr',
  'Montag bis Freitag, 9 Uhr bis 17 Uhr',
  'Monday to Friday, from 9 to 17',
  ' Mon – Fri: 9:00 – 17:00 ',
])('%s is understood', (text) => {
  expect(readHours(text)).toEqual(usual);
});

test.each(['Tue-Thu 8-12', 'Dienstag bis Donnerstag 8 bis 12 Uhr', 'Di-Do 08:00-12:00'])(
  '%s names the same days in both languages',
  (text) => {
    const morning = [{ from: '08:00', until: '12:00' }];
    expect(readHours(text)).toEqual(weekWith({ tue: morning, wed: morning, thu: morning }));
  },
);

const lunch = 'mon-tue 09:00-12:00, 13:00-17:00; wed 09:00-12:00';

test.each([
  [lunch],
  ['Mo–Di 9–12 und 13–17 Uhr, Mi 9–12 Uhr'],
  ['Mo, Di: 9-12 Uhr + 13-17 Uhr; Mittwoch 9 bis 12 Uhr'],
  ['Monday and Tuesday from 13 to 17 and 9 to 12, Wed 9-12'],
])('%s has breaks and different days', (text) => {
  expect(storedHours(readHours(text)!)).toBe(lunch);
});

test.each([
  '',
  'mon-fri',
  'mon-fri 9-25',
  'mon-fri 09:00-9',
  'mon-fri 09:70-17:00',
  'xx-fri 9-17',
  '9-17',
  'mon-fri 9-17, sat',
  'mon 9-13, 12-17',
  'mon 9',
  'mon-9 17',
  'mon-fri 9-10, 11-12, 13-14, 15-16',
])('%j is refused', (text) => {
  expect(readHours(text)).toBeUndefined();
});
