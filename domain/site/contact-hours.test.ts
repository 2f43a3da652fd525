import { expect, test } from 'vitest';
import { hoursForReaders, isTimeZone, readHours, weekdayName } from './contact-hours.ts';

const hours = { first: 'mon', last: 'fri', from: '09:00', until: '17:30' } as const;

test('hours elsewhere are told in Central European time, in winter and in summer', () => {
  expect(hoursForReaders({ ...hours, timeZone: 'America/Santo_Domingo' })).toEqual({
    winter: '14:00–22:30',
    summer: '15:00–23:30',
  });
});

test('hours in Central Europe are the same all year, and a day may end after midnight', () => {
  expect(hoursForReaders({ ...hours, timeZone: 'Europe/Zurich' })).toEqual({
    winter: '09:00–17:30',
    summer: '09:00–17:30',
  });
  expect(hoursForReaders({ ...hours, until: '20:00', timeZone: 'America/Santo_Domingo' }).winter).toBe(
    '14:00–01:00',
  );
});

test('a weekday has a name in each language, a time zone one that browsers know', () => {
  expect([weekdayName('mon', 'de'), weekdayName('fri', 'en')]).toEqual(['Montag', 'Friday']);
  expect([isTimeZone('America/Santo_Domingo'), isTimeZone('Puerto Plata')]).toEqual([true, false]);
});

const usual = { first: 'mon', last: 'fri', from: '09:00', until: '17:00' };

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
    expect(readHours(text)).toEqual({ first: 'tue', last: 'thu', from: '08:00', until: '12:00' });
  },
);

test.each(['', 'mon-fri', 'mon-fri 9-25', 'mon-fri 09:00-9', 'mon-fri 09:70-17:00', 'xx-fri 9-17', '9-17'])(
  '%j is refused',
  (text) => {
    expect(readHours(text)).toBeUndefined();
  },
);
