import { expect, test } from 'vitest';
import { dayInWords, momentInWords } from './moment-in-words.ts';

test('a moment is written in Berlin time with its zone, in summer and in winter', () => {
  expect(momentInWords('de', '2026-11-21T09:30:00.000Z')).toBe('21. November 2026 um 10:30 MEZ');
  expect(momentInWords('de', '2026-06-30T22:30:00.000Z')).toBe('1. Juli 2026 um 00:30 MESZ');
  expect(momentInWords('en', '2026-11-21T09:30:00.000Z')).toMatch(/^21 November 2026.*10:30 CET$/);
});

test('a day stays the same day', () => {
  expect(dayInWords('de', '2026-12-31')).toBe('31. Dezember 2026');
  expect(dayInWords('en', '2026-12-31')).toBe('31 December 2026');
  expect(dayInWords('de', '')).toBe('');
});
