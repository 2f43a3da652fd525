import { expect, test } from 'vitest';
import { exactMomentText, localText, momentText } from './moment.ts';

const now = new Date(2026, 10, 23, 14, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  ['de', at(2026, 10, 23, 13, 35), 'heute, 13:35'],
  ['de', at(2026, 10, 22, 23, 59), 'gestern, 23:59'],
  ['de', at(2026, 10, 24, 0, 5), 'morgen, 00:05'],
  ['de', at(2026, 10, 3, 8, 0), '3. Nov., 08:00'],
  ['de', at(2025, 11, 31, 8, 0), '31. Dez. 2025, 08:00'],
  ['en', at(2026, 10, 23, 13, 35), 'today, 13:35'],
  ['en', at(2026, 10, 3, 8, 0), '3 Nov, 08:00'],
] as const)('%s: %s is %s', (language, moment, text) => {
  expect(momentText(language, moment, now)).toBe(text);
});

test('what is kept as evidence has the whole date, today as well', () => {
  expect(exactMomentText('de', at(2026, 10, 23, 13, 35))).toBe('23.11.2026, 13:35');
});

test.each([
  ['de', '2026-12-19T00:00', '19. Dezember 2026 um 00:00'],
  ['en', '2026-12-19 18:05', '19 December 2026 at 18:05'],
  ['de', '2026-12-19', '19. Dezember 2026'],
] as const)('%s: the local time %s is %s', (language, local, text) => {
  expect(localText(language, local)).toBe(text);
});
