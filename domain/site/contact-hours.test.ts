import { expect, test } from 'vitest';
import { hoursForReaders, isTimeZone, weekdayName } from './contact-hours.ts';

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
